package dev.keywright;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A {@code create} found an item under the primary key; nothing was written. */
public final class ItemExistsException extends KeywrightException {
    private static final long serialVersionUID = 1L;

    private final transient ItemKey<?> key;
    private final transient Map<String, AttributeValue> item;

    /** For the stored {@code item} under {@code key}; empty if DynamoDB did not return it. */
    public ItemExistsException(ItemKey<?> key, Map<String, AttributeValue> item, @Nullable Throwable cause) {
        super(key.entity() + " " + key + " exists already", cause);
        this.key = key;
        this.item = item;
    }

    /** The primary key that is taken. */
    public ItemKey<?> key() {
        return key;
    }

    /** The item that has the key, where DynamoDB returned it. */
    public Optional<Object> item() {
        return item.isEmpty() ? Optional.empty() : Optional.of(key.type().parse(item));
    }
}
