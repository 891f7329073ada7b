package dev.keywright.mapping;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** {@code double} as a number. */
final class DoubleCodec implements ValueCodec<Double> {
    static final String EXPECTED = "a double";

    @Override
    public AttributeValue encode(Double value) {
        return Numbers.of(value.doubleValue());
    }

    @Override
    public Double decode(AttributeValue value) {
        return of(value);
    }

    static double of(AttributeValue value) {
        return Numbers.floating(value, EXPECTED);
    }

    @Override
    public String expected() {
        return EXPECTED;
    }
}
