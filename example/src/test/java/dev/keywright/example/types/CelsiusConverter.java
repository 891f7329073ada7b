package dev.keywright.example.types;

import dev.keywright.AttributeConverter;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

public final class CelsiusConverter implements AttributeConverter<Celsius> {
    @Override
    public AttributeValue toAttribute(Celsius value) {
        if (value.degrees() < -273.15) {
            throw new IllegalArgumentException("must not be below absolute zero");
        }
        return AttributeValue.fromS(value.degrees() + " C");
    }

    @Override
    public Celsius fromAttribute(AttributeValue stored) {
        return new Celsius(Double.parseDouble(stored.s().replace(" C", "")));
    }
}
