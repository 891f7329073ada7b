package dev.keywright.mapping;

import java.time.DateTimeException;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Values of a type that has a text of its own.
 *
 * @param <T> the type
 * @param expected what the text is, for messages
 * @param print to the text
 * @param parse from the text; IllegalArgumentException or DateTimeException if it isn't one
 */
record ParsedCodec<T>(String expected, Function<T, String> print, Function<String, T> parse) implements ValueCodec<T> {
    @Override
    public AttributeValue encode(T value) {
        return AttributeValue.createS(print.apply(value));
    }

    @Override
    public T decode(AttributeValue value) {
        String text = TextCodec.of(value, expected);
        try {
            return parse.apply(text);
        } catch (IllegalArgumentException | DateTimeException e) {
            throw ValueException.malformed(expected, value, e);
        }
    }
}
