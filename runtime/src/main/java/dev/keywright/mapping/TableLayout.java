package dev.keywright.mapping;

import dev.keywright.UnknownTypeException;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The names of the attributes that every item of a table has.
 *
 * @param partitionKey the partition key attribute
 * @param sortKey the sort key attribute; null in a table with a partition key only
 * @param typeAttribute the attribute that tells an item's type; null in a table without one
 * @param timeToLive the attribute that tells when an item expires; null in a table without one
 */
public record TableLayout(
        String partitionKey,
        @Nullable String sortKey,
        @Nullable String typeAttribute,
        @Nullable String timeToLive) {

    /** Of a table whose items never expire. */
    public TableLayout(String partitionKey, @Nullable String sortKey, @Nullable String typeAttribute) {
        this(partitionKey, sortKey, typeAttribute, null);
    }

    /** The sort key attribute of a table that has one. */
    public String requiredSortKey() {
        return Objects.requireNonNull(sortKey, "the table has no sort key");
    }

    /** The primary key of an item as text, for messages: {@code ORDER#o-981 / #ORDER}. */
    public String describe(Map<String, AttributeValue> item) {
        String partition = text(item.get(partitionKey));
        return sortKey == null ? partition : partition + " / " + text(item.get(sortKey));
    }

    /** The type that an item tells; null if it tells none, or the table has no type attribute. */
    @Nullable
    String typeOf(Map<String, AttributeValue> item) {
        AttributeValue value = typeAttribute == null ? null : item.get(typeAttribute);
        return value == null ? null : value.s();
    }

    /** What to raise for an item that {@code reader} doesn't know. */
    UnknownTypeException unknownType(String reader, Map<String, AttributeValue> item) {
        return typeAttribute == null
                ? UnknownTypeException.ofKey(reader, describe(item))
                : new UnknownTypeException(reader, describe(item), typeOf(item));
    }

    private static String text(@Nullable AttributeValue value) {
        if (value == null) {
            return "?";
        }
        if (value.s() != null) {
            return value.s();
        }
        if (value.n() != null) {
            return value.n();
        }
        return value.b() == null ? "?" : "(binary)";
    }
}
