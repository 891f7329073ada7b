package dev.keywright.example.types;

import dev.keywright.AttributeConverter;
import java.math.BigDecimal;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An amount in cents, for single attributes of a type that has another form by itself. */
public final class CentsConverter implements AttributeConverter<BigDecimal> {
    @Override
    public AttributeValue toAttribute(BigDecimal value) {
        return AttributeValue.fromN(value.movePointRight(2).toBigIntegerExact().toString());
    }

    @Override
    public BigDecimal fromAttribute(AttributeValue stored) {
        return new BigDecimal(stored.n()).movePointLeft(2);
    }
}
