package dev.keywright.mapping;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Text as it is, the empty one too. */
final class TextCodec implements ValueCodec<String> {
    @Override
    public AttributeValue encode(String value) {
        return AttributeValue.createS(value);
    }

    @Override
    public String decode(AttributeValue value) {
        return of(value, Kinds.TEXT);
    }

    /** The text of a stored value that should be one. */
    static String of(AttributeValue value, String expected) {
        String text = value.s();
        if (text == null) {
            throw ValueException.unreadable(expected, value);
        }
        return text;
    }

    @Override
    public String expected() {
        return Kinds.TEXT;
    }
}
