package dev.keywright.mapping;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** {@code short} as a number. */
final class ShortCodec implements ValueCodec<Short> {
    static final String EXPECTED = "a short";

    @Override
    public AttributeValue encode(Short value) {
        return Numbers.of(value);
    }

    @Override
    public Short decode(AttributeValue value) {
        return of(value);
    }

    static short of(AttributeValue value) {
        return (short) Numbers.whole(value, Short.MIN_VALUE, Short.MAX_VALUE, EXPECTED);
    }

    @Override
    public String expected() {
        return EXPECTED;
    }
}
