package dev.keywright.mapping;

import dev.keywright.CorruptItemException;
import dev.keywright.InvalidKeyComponentException;
import dev.keywright.key.KeyLimits;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An attribute of an entity that is a key attribute of the table or of an index as it is: text, a number or binary.
 *
 * @param <T> the type of the attribute
 * @param entity the simple name of the entity, for messages
 * @param component the path of the attribute, for messages
 * @param codec how it is stored
 * @param bytes the most bytes that the key attribute may have
 */
public record NativePart<T>(String entity, String component, ValueCodec<T> codec, int bytes) {
    /** An attribute that is a partition key: at most 2048 bytes. */
    public static <T> NativePart<T> partition(String entity, String component, ValueCodec<T> codec) {
        return new NativePart<>(entity, component, codec, KeyLimits.PARTITION_BYTES);
    }

    /** An attribute that is a sort key: at most 1024 bytes. */
    public static <T> NativePart<T> sort(String entity, String component, ValueCodec<T> codec) {
        return new NativePart<>(entity, component, codec, KeyLimits.SORT_BYTES);
    }

    /**
     * The key attribute.
     *
     * @throws InvalidKeyComponentException if the value is null, empty or too long, or can't be stored
     */
    public AttributeValue encode(@Nullable T value) {
        AttributeValue stored;
        try {
            stored = value == null ? null : codec.encode(value);
        } catch (ValueException e) {
            throw new InvalidKeyComponentException(entity, component, e.problem());
        }
        if (stored == null) {
            throw new InvalidKeyComponentException(entity, component, "must not be null: it is a key attribute");
        }
        String problem = KeyLimits.problem(stored, bytes);
        if (!problem.isEmpty()) {
            throw new InvalidKeyComponentException(entity, component, problem);
        }
        return stored;
    }

    /**
     * The value of the key attribute, read back from an item.
     *
     * @param attribute its stored name
     * @throws CorruptItemException if it is missing or isn't what it should be
     */
    public T decode(String attribute, Map<String, AttributeValue> item) {
        AttributeValue stored = item.get(attribute);
        if (stored == null) {
            throw new CorruptItemException(entity, "?", attribute, codec.expected(), "missing");
        }
        try {
            return codec.decode(stored);
        } catch (ValueException e) {
            throw new CorruptItemException(entity, "?", attribute, e.problem(), e.found());
        }
    }
}
