package dev.keywright.mapping;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Stored values as they are, NULL too. */
final class AttributeValueCodec implements ValueCodec<AttributeValue> {
    @Override
    public AttributeValue encode(AttributeValue value) {
        return value;
    }

    @Override
    public AttributeValue decode(AttributeValue value) {
        return value;
    }

    @Override
    public String expected() {
        return "any value";
    }
}
