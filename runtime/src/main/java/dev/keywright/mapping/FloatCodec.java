package dev.keywright.mapping;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** {@code float} as a number. */
final class FloatCodec implements ValueCodec<Float> {
    static final String EXPECTED = "a float";

    @Override
    public AttributeValue encode(Float value) {
        return Numbers.of(value.floatValue());
    }

    @Override
    public Float decode(AttributeValue value) {
        return of(value);
    }

    static float of(AttributeValue value) {
        float number = Numbers.floating32(value, EXPECTED);
        if (Float.isInfinite(number)) {
            throw ValueException.malformed(EXPECTED, value, null);
        }
        return number;
    }

    @Override
    public String expected() {
        return EXPECTED;
    }
}
