package dev.keywright.mapping;

import dev.keywright.AttributeConverter;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Values as a converter of the user's stores them.
 *
 * @param <T> the type
 * @param type its simple name, for messages
 * @param converter the converter
 */
record ConvertedCodec<T>(String type, AttributeConverter<T> converter) implements ValueCodec<T> {
    @Override
    public AttributeValue encode(T value) {
        try {
            return converter.toAttribute(value);
        } catch (IllegalArgumentException e) {
            throw ValueException.unstorable(e);
        }
    }

    /** Whatever the converter throws, it means that it can't make anything of what is stored. */
    @Override
    public T decode(AttributeValue value) {
        try {
            return converter.fromAttribute(value);
        } catch (RuntimeException e) {
            throw ValueException.malformed(expected(), value, e);
        }
    }

    @Override
    public String expected() {
        return "a " + type;
    }
}
