package dev.keywright.table;

import dev.keywright.ItemKey;
import dev.keywright.mapping.ItemParser;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/** Reads single items by primary key. */
final class EntityReads {
    private final Sender sender;
    private final String table;
    private final Expiry expiry;

    EntityReads(Sender sender, String table, Expiry expiry) {
        this.sender = sender;
        this.table = table;
        this.expiry = expiry;
    }

    <E> Optional<E> get(ItemKey<E> key, boolean consistent) {
        return get(key, key.type(), consistent);
    }

    /** What is read as something else than the entity, and asked for no more than that. */
    <V> Optional<V> get(ItemKey<?> key, ItemParser<V> parser, boolean consistent) {
        GetItemRequest.Builder request = request(key.attributes(), consistent);
        if (!parser.attributes().isEmpty()) {
            // What tells the type of an item is its type attribute, or its key.
            Set<String> names = new LinkedHashSet<>(parser.attributes());
            names.addAll(key.attributes().keySet());
            if (expiry.attribute() != null) {
                names.add(expiry.attribute());
            }
            Placeholders placeholders = new Placeholders();
            request.projectionExpression(String.join(
                            ", ", names.stream().map(placeholders::name).toList()))
                    .expressionAttributeNames(placeholders.names());
        }
        Map<String, AttributeValue> item =
                sender.get(key.entity(), request.build()).item();
        return item.isEmpty() || expiry.isExpired(item) ? Optional.empty() : Optional.of(parser.parse(item));
    }

    /** The item as it is stored, empty if there is none. */
    Map<String, AttributeValue> item(String subject, Map<String, AttributeValue> key, boolean consistent) {
        return sender.get(subject, request(key, consistent).build()).item();
    }

    private GetItemRequest.Builder request(Map<String, AttributeValue> key, boolean consistent) {
        GetItemRequest.Builder request =
                GetItemRequest.builder().tableName(table).key(key).returnConsumedCapacity(ReturnConsumedCapacity.TOTAL);
        return consistent ? request.consistentRead(true) : request;
    }
}
