package dev.keywright.table;

import dev.keywright.ItemKey;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/** Reads single items by primary key. */
final class EntityReads {
    private final Sender sender;
    private final String table;

    EntityReads(Sender sender, String table) {
        this.sender = sender;
        this.table = table;
    }

    <E> Optional<E> get(ItemKey<E> key, boolean consistent) {
        Map<String, AttributeValue> item = item(key.entity(), key.attributes(), consistent);
        return item.isEmpty() ? Optional.empty() : Optional.of(key.type().parse(item));
    }

    /** The item as it is stored, empty if there is none. */
    Map<String, AttributeValue> item(String subject, Map<String, AttributeValue> key, boolean consistent) {
        GetItemRequest.Builder request =
                GetItemRequest.builder().tableName(table).key(key).returnConsumedCapacity(ReturnConsumedCapacity.TOTAL);
        if (consistent) {
            request.consistentRead(true);
        }
        GetItemResponse response = sender.get(subject, request.build());
        return response.item();
    }
}
