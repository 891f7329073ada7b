package dev.keywright.mapping;

import java.util.UUID;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** UUIDs in their usual 36 characters. */
final class UuidCodec implements ValueCodec<UUID> {
    private static final String EXPECTED = "a UUID";

    @Override
    public AttributeValue encode(UUID value) {
        return AttributeValue.createS(value.toString());
    }

    @Override
    public UUID decode(AttributeValue value) {
        String text = TextCodec.of(value, EXPECTED);
        try {
            return UUID.fromString(text);
        } catch (IllegalArgumentException e) {
            throw ValueException.malformed(EXPECTED, value, e);
        }
    }

    @Override
    public String expected() {
        return EXPECTED;
    }
}
