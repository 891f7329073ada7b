package dev.keywright.key;

import dev.keywright.AttributeConverter;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Values as the text, or the digits of the number, that a converter of the user's stores. For equality only: nothing is
 * known of its order.
 *
 * @param <T> the type of the component
 * @param converter the converter
 * @param text how its text is written
 */
public record ConvertedFormat<T>(AttributeConverter<T> converter, TextFormat text) implements KeyFormat<T> {
    /** What {@code {component}} means for a component with a converter. */
    public static <T> ConvertedFormat<T> of(AttributeConverter<T> converter, char delimiter) {
        return new ConvertedFormat<>(converter, TextFormat.of(delimiter));
    }

    @Override
    public String encode(T value) {
        AttributeValue stored = converter.toAttribute(value);
        String scalar = stored.s() == null ? stored.n() : stored.s();
        if (scalar == null) {
            throw new IllegalArgumentException("is converted to neither text nor a number, so it can't be in a key");
        }
        return text.encode(scalar);
    }

    @Override
    public T decode(String encoded) {
        String scalar = text.decode(encoded);
        try {
            return converter.fromAttribute(AttributeValue.createS(scalar));
        } catch (RuntimeException notText) {
            return decodeNumber(scalar);
        }
    }

    /** A key doesn't tell text from a number; the converter does. */
    private T decodeNumber(String scalar) {
        try {
            return converter.fromAttribute(AttributeValue.createN(scalar));
        } catch (RuntimeException e) {
            throw new IllegalArgumentException("is not " + expected(), e);
        }
    }

    @Override
    public int width() {
        return -1;
    }

    @Override
    public int end(String key, int from) {
        return text.end(key, from);
    }

    @Override
    public String expected() {
        return "what the converter makes of a value";
    }
}
