package dev.keywright.mapping;

import java.math.BigDecimal;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** {@link BigDecimal} as a number, digit by digit. DynamoDB drops trailing zeros, and with them the scale. */
final class DecimalCodec implements ValueCodec<BigDecimal> {
    static final String EXPECTED = "a number";

    @Override
    public AttributeValue encode(BigDecimal value) {
        return Numbers.of(value);
    }

    @Override
    public BigDecimal decode(AttributeValue value) {
        return Numbers.decimal(value, EXPECTED);
    }

    @Override
    public String expected() {
        return EXPECTED;
    }
}
