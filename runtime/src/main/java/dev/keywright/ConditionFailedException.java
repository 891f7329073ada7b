package dev.keywright;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The item is there, but a condition of the write does not hold for it; nothing was written. */
public final class ConditionFailedException extends KeywrightException {
    private static final long serialVersionUID = 1L;

    private final transient ItemKey<?> key;
    private final transient Map<String, AttributeValue> item;

    /** For the stored {@code item}, empty if DynamoDB did not return it. */
    public ConditionFailedException(ItemKey<?> key, Map<String, AttributeValue> item, @Nullable Throwable cause) {
        super("a condition of the write does not hold for " + key.entity() + " " + key, cause);
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
