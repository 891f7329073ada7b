package dev.keywright;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** DynamoDB cancelled a transaction for reasons that no other exception tells; nothing was written. */
public final class TransactionFailedException extends KeywrightException {
    private static final long serialVersionUID = 1L;

    private final transient List<String> reasons;

    /** For the cancellation reason of each action, in order; {@code None} where the action was not at fault. */
    public TransactionFailedException(List<String> reasons, @Nullable Throwable cause) {
        super("the transaction was cancelled: " + reasons, cause);
        this.reasons = List.copyOf(reasons);
    }

    /** The code of each action, in order, as DynamoDB names it: {@code TransactionConflict}, {@code None} and so on. */
    public List<String> reasons() {
        return reasons;
    }
}
