package com.example.shop;

import dev.keywright.AttributeConverter;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

public final class CentsConverter implements AttributeConverter<Cents> {
    private CentsConverter() {}

    @Override
    public AttributeValue toAttribute(Cents cents) {
        return AttributeValue.fromN(Long.toString(cents.value()));
    }

    @Override
    public Cents fromAttribute(AttributeValue value) {
        return new Cents(Long.parseLong(value.n()));
    }
}
