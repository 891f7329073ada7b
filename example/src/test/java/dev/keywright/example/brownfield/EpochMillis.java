package dev.keywright.example.brownfield;

import dev.keywright.AttributeConverter;
import java.time.Instant;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Times as that table has them. */
public final class EpochMillis implements AttributeConverter<Instant> {
    @Override
    public AttributeValue toAttribute(Instant value) {
        return AttributeValue.fromN(Long.toString(value.toEpochMilli()));
    }

    @Override
    public Instant fromAttribute(AttributeValue stored) {
        return Instant.ofEpochMilli(Long.parseLong(stored.n()));
    }
}
