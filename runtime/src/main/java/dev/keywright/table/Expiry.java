package dev.keywright.table;

import dev.keywright.condition.Comparison;
import dev.keywright.condition.Term;
import java.math.BigDecimal;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Which items of a table have expired: DynamoDB deletes those within days, and to Keywright they aren't there any more. An
 * item expires at the second that its attribute tells; without a number there it never does.
 *
 * @param attribute the attribute that tells when an item expires; null in a table without one
 * @param clock what tells the time
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ttl-expired-items.html">DynamoDB: working
 *     with expired items</a>
 */
record Expiry(@Nullable String attribute, Clock clock) {

    /** Whether an item is as good as deleted. */
    boolean isExpired(Map<String, AttributeValue> item) {
        AttributeValue expiry = attribute == null ? null : item.get(attribute);
        return expiry != null
                && expiry.n() != null
                && new BigDecimal(expiry.n()).compareTo(BigDecimal.valueOf(seconds())) <= 0;
    }

    /** That an item hasn't expired; null in a table where none does. */
    @Nullable
    Term isLive() {
        return attribute == null ? null : new Term.Not(expired(attribute));
    }

    /** That an item has expired; null in a table where none does. */
    @Nullable
    Term hasExpired() {
        return attribute == null ? null : expired(attribute);
    }

    /** False for an item without the attribute, and for one where it is no number. */
    private Term expired(String name) {
        return new Term.Compare(List.of(name), Comparison.AT_MOST, AttributeValue.fromN(Long.toString(seconds())));
    }

    private long seconds() {
        return clock.instant().getEpochSecond();
    }
}
