package dev.keywright.mapping;

import java.time.Instant;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Instants as seconds since 1970, which is what DynamoDB's time to live reads. The rest of a second is dropped.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/time-to-live-ttl-before-you-start.html">
 *     Computing Time to Live in DynamoDB</a>
 */
final class EpochSecondsCodec implements ValueCodec<Instant> {
    private static final String EXPECTED = "a number of seconds since 1970";

    @Override
    public AttributeValue encode(Instant value) {
        return Numbers.of(value.getEpochSecond());
    }

    @Override
    public Instant decode(AttributeValue value) {
        return Instant.ofEpochSecond(
                Numbers.whole(value, Instant.MIN.getEpochSecond(), Instant.MAX.getEpochSecond(), EXPECTED));
    }

    @Override
    public String expected() {
        return EXPECTED;
    }
}
