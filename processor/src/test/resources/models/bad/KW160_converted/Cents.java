package com.example.shop;

import dev.keywright.AttributeConverter;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

public final class Cents implements AttributeConverter<Long> {
    @Override
    public AttributeValue toAttribute(Long value) {
        return AttributeValue.fromN(value.toString());
    }

    @Override
    public Long fromAttribute(AttributeValue value) {
        return Long.valueOf(value.n());
    }
}
