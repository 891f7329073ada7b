package dev.keywright.mapping;

import dev.keywright.key.LocalDateTimeFormat;
import java.time.DateTimeException;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Times with zone: nine digits of a second, the offset, then the zone in brackets unless it is an offset itself. */
final class ZonedDateTimeCodec implements ValueCodec<ZonedDateTime> {
    private static final String EXPECTED = "an ISO-8601 time with zone";

    @Override
    public AttributeValue encode(ZonedDateTime value) {
        try {
            String text = LocalDateTimeFormat.NANOS.encode(value.toLocalDateTime()) + value.getOffset();
            boolean named = !(value.getZone() instanceof ZoneOffset);
            return AttributeValue.createS(named ? text + "[" + value.getZone() + "]" : text);
        } catch (IllegalArgumentException e) {
            throw ValueException.unstorable(e);
        }
    }

    @Override
    public ZonedDateTime decode(AttributeValue value) {
        String text = TextCodec.of(value, EXPECTED);
        try {
            return ZonedDateTime.parse(text);
        } catch (DateTimeException e) {
            throw ValueException.malformed(EXPECTED, value, e);
        }
    }

    @Override
    public String expected() {
        return EXPECTED;
    }
}
