package com.example.typeless;

import dev.keywright.AttributeConverter;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

public final class CurrencyPairConverter implements AttributeConverter<CurrencyPair> {
    @Override
    public AttributeValue toAttribute(CurrencyPair pair) {
        return AttributeValue.fromS(pair.from() + "#" + pair.to());
    }

    @Override
    public CurrencyPair fromAttribute(AttributeValue stored) {
        int end = stored.s().indexOf('#');
        return new CurrencyPair(
                stored.s().substring(0, end), stored.s().substring(end + 1));
    }
}
