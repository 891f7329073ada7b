package dev.keywright;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The item is there, but another write was faster: its version is not the one that was given. Nothing was written. */
public final class VersionConflictException extends KeywrightException {
    private static final long serialVersionUID = 1L;

    private final transient ItemKey<?> key;
    private final transient Map<String, AttributeValue> item;

    /** For the stored {@code item}, empty if DynamoDB did not return it. */
    public VersionConflictException(ItemKey<?> key, Map<String, AttributeValue> item, @Nullable Throwable cause) {
        super(key.entity() + " " + key + " has another version", cause);
        this.key = key;
        this.item = item;
    }

    /** The primary key of the item. */
    public ItemKey<?> key() {
        return key;
    }

    /** The item as it is stored, where DynamoDB returned it. */
    public Optional<Object> item() {
        return item.isEmpty() ? Optional.empty() : Optional.of(key.type().parse(item));
    }
}
