package dev.keywright.mapping;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** {@code byte} as a number. */
final class ByteCodec implements ValueCodec<Byte> {
    static final String EXPECTED = "a byte";

    @Override
    public AttributeValue encode(Byte value) {
        return Numbers.of(value);
    }

    @Override
    public Byte decode(AttributeValue value) {
        return of(value);
    }

    static byte of(AttributeValue value) {
        return (byte) Numbers.whole(value, Byte.MIN_VALUE, Byte.MAX_VALUE, EXPECTED);
    }

    @Override
    public String expected() {
        return EXPECTED;
    }
}
