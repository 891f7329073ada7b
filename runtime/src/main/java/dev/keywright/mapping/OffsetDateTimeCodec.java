package dev.keywright.mapping;

import dev.keywright.key.LocalDateTimeFormat;
import java.time.DateTimeException;
import java.time.OffsetDateTime;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Times with offset: nine digits of a second, then the offset. */
final class OffsetDateTimeCodec implements ValueCodec<OffsetDateTime> {
    private static final String EXPECTED = "an ISO-8601 time with offset";

    @Override
    public AttributeValue encode(OffsetDateTime value) {
        try {
            return AttributeValue.createS(
                    LocalDateTimeFormat.NANOS.encode(value.toLocalDateTime()) + value.getOffset());
        } catch (IllegalArgumentException e) {
            throw ValueException.unstorable(e);
        }
    }

    @Override
    public OffsetDateTime decode(AttributeValue value) {
        String text = TextCodec.of(value, EXPECTED);
        try {
            return OffsetDateTime.parse(text);
        } catch (DateTimeException e) {
            throw ValueException.malformed(EXPECTED, value, e);
        }
    }

    @Override
    public String expected() {
        return EXPECTED;
    }
}
