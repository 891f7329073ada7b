package dev.keywright;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;

/**
 * Adds up the calls of each access pattern, and of each entity for what is no pattern. Safe for use by several threads.
 */
public final class CallTotals implements CallListener {
    private static final int TOO_MANY = 10;

    private final Map<String, Total> totals = new ConcurrentSkipListMap<>();

    /**
     * What the calls for one pattern or entity sum up to.
     *
     * @param subject the pattern, {@code Order.byCustomer}, or entity
     * @param calls how many there were; of a query one for each page that DynamoDB returned
     * @param failed how many of them failed
     * @param items how many items came back, were counted, or were written
     * @param scannedCount how many items DynamoDB read for queries
     * @param capacityUnits the read and write units consumed
     * @param elapsed the time that they took together
     */
    public record Total(
            String subject,
            long calls,
            long failed,
            long items,
            long scannedCount,
            double capacityUnits,
            Duration elapsed) {
        /** Whether queries read more than ten times what they return: another key, or a filter less, would cost less. */
        public boolean readsTooMuch() {
            return scannedCount > TOO_MANY * items;
        }

        private Total plus(CallEvent event) {
            return new Total(
                    subject,
                    calls + 1,
                    failed + (event.error() == null ? 0 : 1),
                    items + event.items(),
                    scannedCount + event.scannedCount(),
                    capacityUnits + event.capacityUnits(),
                    elapsed.plus(event.elapsed()));
        }
    }

    @Override
    public void called(CallEvent event) {
        totals.compute(
                event.subject(),
                (subject, before) ->
                        (before == null ? new Total(subject, 0, 0, 0, 0, 0, Duration.ZERO) : before).plus(event));
    }

    /** The sums so far, by subject in alphabetical order. */
    public List<Total> totals() {
        return List.copyOf(totals.values());
    }
}
