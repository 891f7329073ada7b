package dev.keywright.table;

import dev.keywright.ItemKey;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Where writes go.
 *
 * @param sender what carries the requests
 * @param table the name of the table
 * @param expiry which of its items aren't there any more
 */
record Destination(Sender sender, String table, Expiry expiry) {
    /** The item as it is stored, by a consistent read; empty if there is none, or one that has expired. */
    Map<String, AttributeValue> stored(ItemKey<?> key) {
        Map<String, AttributeValue> item = storedEvenIfExpired(key);
        return expiry.isExpired(item) ? Map.of() : item;
    }

    /** The same after a write, which is allowed to have let the item expire. */
    Map<String, AttributeValue> storedEvenIfExpired(ItemKey<?> key) {
        return new EntityReads(sender, table, expiry).item(key.entity(), key.attributes(), true);
    }
}
