package dev.keywright.key;

import dev.keywright.CorruptItemException;
import dev.keywright.InvalidKeyComponentException;
import org.jspecify.annotations.Nullable;

/**
 * One component of an entity's keys. Generated {@code XKeys} hold them as constants; a record, because the JIT compiler
 * folds the fields of constant records.
 *
 * @param <T> the type of the component
 * @param entity the simple name of the entity, for messages
 * @param component the path of the component, for messages: {@code address.city}
 * @param format how it is written
 */
public record KeyPart<T>(String entity, String component, KeyFormat<T> format) {
    /** The component of that entity and path, in the given format. */
    public static <T> KeyPart<T> of(String entity, String component, KeyFormat<T> format) {
        return new KeyPart<>(entity, component, format);
    }

    /**
     * The text of a value.
     *
     * @throws InvalidKeyComponentException if the value is null, or one that the format can't hold
     */
    public String encode(@Nullable T value) {
        if (value == null) {
            throw invalid("must not be null");
        }
        try {
            return format.encode(value);
        } catch (IllegalArgumentException e) {
            throw invalid(e);
        }
    }

    /**
     * The value of a text that was cut out of a key.
     *
     * @throws CorruptItemException if it isn't the text of any value
     */
    public T decode(String text) {
        try {
            return format.decode(text);
        } catch (IllegalArgumentException e) {
            throw corrupt(text, e);
        }
    }

    InvalidKeyComponentException invalid(String problem) {
        return new InvalidKeyComponentException(entity, component, problem);
    }

    InvalidKeyComponentException invalid(IllegalArgumentException cause) {
        InvalidKeyComponentException invalid = invalid(String.valueOf(cause.getMessage()));
        invalid.initCause(cause);
        return invalid;
    }

    private CorruptItemException corrupt(String text, IllegalArgumentException cause) {
        CorruptItemException corrupt =
                new CorruptItemException(entity, text, component, format.expected(), "other text");
        corrupt.initCause(cause);
        return corrupt;
    }
}
