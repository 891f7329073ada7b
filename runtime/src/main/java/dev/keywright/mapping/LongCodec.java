package dev.keywright.mapping;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** {@code long} as a number. */
final class LongCodec implements ValueCodec<Long> {
    static final String EXPECTED = "a long";

    @Override
    public AttributeValue encode(Long value) {
        return Numbers.of(value);
    }

    @Override
    public Long decode(AttributeValue value) {
        return of(value);
    }

    static long of(AttributeValue value) {
        return Numbers.whole(value, Long.MIN_VALUE, Long.MAX_VALUE, EXPECTED);
    }

    @Override
    public String expected() {
        return EXPECTED;
    }
}
