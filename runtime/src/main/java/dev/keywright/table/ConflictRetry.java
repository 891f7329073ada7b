package dev.keywright.table;

import java.util.Set;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;
import software.amazon.awssdk.services.dynamodb.model.TransactionInProgressException;

/**
 * Sends a write again that met another transaction on the same item: nothing was written, and the SDK leaves the retry to
 * its caller. A transaction that was throttled is sent again too, which the SDK does for single writes only, and one whose
 * earlier attempt is still at work.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html">DynamoDB: conflict
 *     handling in transactions</a>
 */
final class ConflictRetry {
    private static final Set<String> PASSING =
            Set.of("None", "TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded");

    private ConflictRetry() {}

    /** What {@code send} returns once there is no conflict; its last exception after too many. */
    static <R> R run(Supplier<R> send) {
        Backoff backoff = new Backoff();
        while (true) {
            try {
                return send.get();
            } catch (TransactionConflictException | TransactionInProgressException e) {
                if (!backoff.again()) {
                    throw e;
                }
            } catch (TransactionCanceledException e) {
                if (!isPassing(e) || !backoff.again()) {
                    throw e;
                }
            }
        }
    }

    private static boolean isPassing(TransactionCanceledException e) {
        return e.hasCancellationReasons()
                && e.cancellationReasons().stream()
                        .map(CancellationReason::code)
                        .allMatch(code -> code == null || PASSING.contains(code));
    }
}
