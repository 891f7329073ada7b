package dev.keywright.mapping;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** {@code int} as a number. */
final class IntCodec implements ValueCodec<Integer> {
    static final String EXPECTED = "an int";

    @Override
    public AttributeValue encode(Integer value) {
        return Numbers.of(value);
    }

    @Override
    public Integer decode(AttributeValue value) {
        return of(value);
    }

    static int of(AttributeValue value) {
        return (int) Numbers.whole(value, Integer.MIN_VALUE, Integer.MAX_VALUE, EXPECTED);
    }

    @Override
    public String expected() {
        return EXPECTED;
    }
}
