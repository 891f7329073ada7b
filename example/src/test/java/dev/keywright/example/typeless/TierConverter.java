package dev.keywright.example.typeless;

import dev.keywright.AttributeConverter;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

public final class TierConverter implements AttributeConverter<Tier> {
    @Override
    public AttributeValue toAttribute(Tier tier) {
        return AttributeValue.fromN(Integer.toString(tier.ordinal() + 1));
    }

    @Override
    public Tier fromAttribute(AttributeValue stored) {
        return Tier.values()[Integer.parseInt(stored.n()) - 1];
    }
}
