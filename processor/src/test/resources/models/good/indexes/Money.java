package com.example.indexes;

import dev.keywright.AttributeConverter;
import dev.keywright.annotations.Convert;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@Convert(Money.Converter.class)
public record Money(long cents, String currency) {
    public static final class Converter implements AttributeConverter<Money> {
        @Override
        public AttributeValue toAttribute(Money money) {
            return AttributeValue.fromS(money.cents() + " " + money.currency());
        }

        @Override
        public Money fromAttribute(AttributeValue stored) {
            int space = stored.s().indexOf(' ');
            return new Money(Long.parseLong(stored.s().substring(0, space)), stored.s().substring(space + 1));
        }
    }
}
