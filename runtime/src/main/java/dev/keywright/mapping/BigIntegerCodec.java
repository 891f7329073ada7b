package dev.keywright.mapping;

import java.math.BigDecimal;
import java.math.BigInteger;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** {@link BigInteger} as a number. */
final class BigIntegerCodec implements ValueCodec<BigInteger> {
    private static final String EXPECTED = "an integer";

    @Override
    public AttributeValue encode(BigInteger value) {
        return Numbers.of(new BigDecimal(value));
    }

    @Override
    public BigInteger decode(AttributeValue value) {
        BigDecimal number = Numbers.decimal(value, EXPECTED);
        if (number.scale() < -Numbers.GREATEST_EXPONENT) {
            throw ValueException.malformed(EXPECTED, value, null);
        }
        try {
            return number.toBigIntegerExact();
        } catch (ArithmeticException e) {
            throw ValueException.malformed(EXPECTED, value, e);
        }
    }

    @Override
    public String expected() {
        return EXPECTED;
    }
}
