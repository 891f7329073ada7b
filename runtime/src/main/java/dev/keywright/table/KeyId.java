package dev.keywright.table;

import dev.keywright.ItemKey;
import dev.keywright.mapping.TableLayout;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A primary key by which items are told apart as DynamoDB tells them: of two forms of one number there is one item.
 *
 * @param bytes the same for the same key
 */
record KeyId(ByteBuffer bytes) {
    /** That of an item, or of a key alone. */
    static KeyId of(TableLayout layout, Map<String, AttributeValue> item) {
        KeyBytes.Writer bytes = new KeyBytes.Writer();
        add(bytes, item, layout.partitionKey());
        if (layout.sortKey() != null) {
            add(bytes, item, layout.sortKey());
        }
        return new KeyId(ByteBuffer.wrap(bytes.toByteArray()));
    }

    static KeyId of(ItemKey<?> key) {
        return of(key.type().layout(), key.attributes());
    }

    private static void add(KeyBytes.Writer bytes, Map<String, AttributeValue> item, String name) {
        byte[] value = ValueBytes.of(Objects.requireNonNull(item.get(name), name));
        bytes.number(value.length);
        bytes.bytes(value);
    }
}
