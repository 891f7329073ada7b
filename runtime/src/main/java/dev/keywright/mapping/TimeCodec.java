package dev.keywright.mapping;

import dev.keywright.key.TimeFormat;
import java.time.DateTimeException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Dates and times in the text that keys have, so that they sort; reads any other ISO-8601 text of the type as well.
 *
 * @param <T> the type
 * @param format how they are written
 */
record TimeCodec<T extends Comparable<? super T>>(TimeFormat<T> format) implements ValueCodec<T> {
    @Override
    public AttributeValue encode(T value) {
        try {
            return AttributeValue.createS(format.encode(value));
        } catch (IllegalArgumentException e) {
            throw ValueException.unstorable(e);
        }
    }

    @Override
    public T decode(AttributeValue value) {
        String text = TextCodec.of(value, format.expected());
        T time = format.decodeOrNull(text);
        return time == null ? decodeForeign(value, text) : time;
    }

    private T decodeForeign(AttributeValue value, String text) {
        try {
            return format.parse(text);
        } catch (DateTimeException e) {
            throw ValueException.malformed(expected(), value, e);
        }
    }

    @Override
    public String expected() {
        return format.expected();
    }
}
