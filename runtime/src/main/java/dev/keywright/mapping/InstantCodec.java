package dev.keywright.mapping;

import dev.keywright.key.InstantFormat;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** {@link Instant} as in keys; reads any other ISO-8601 text of an instant as well. */
final class InstantCodec implements ValueCodec<Instant> {
    private static final String EXPECTED = "an ISO-8601 instant";

    @Override
    public AttributeValue encode(Instant value) {
        try {
            return AttributeValue.createS(InstantFormat.NANOS.encode(value));
        } catch (IllegalArgumentException e) {
            throw ValueException.unstorable(e);
        }
    }

    @Override
    public Instant decode(AttributeValue value) {
        String text = TextCodec.of(value, EXPECTED);
        Instant instant = InstantFormat.NANOS.decodeOrNull(text);
        return instant == null ? decodeForeign(value, text) : instant;
    }

    private static Instant decodeForeign(AttributeValue value, String text) {
        try {
            return DateTimeFormatter.ISO_OFFSET_DATE_TIME.parse(text, Instant::from);
        } catch (DateTimeParseException e) {
            return decodeFarOrLeap(value, text);
        }
    }

    /** What only {@link Instant#parse} understands, as years of more than four digits. */
    private static Instant decodeFarOrLeap(AttributeValue value, String text) {
        try {
            return Instant.parse(text);
        } catch (DateTimeParseException e) {
            throw ValueException.malformed(EXPECTED, value, e);
        }
    }

    @Override
    public String expected() {
        return EXPECTED;
    }
}
