package dev.keywright.table;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * One more call of a run, made by a thread of its own that ends with it. Until {@link #rows} has returned or failed, nobody
 * else may use the run.
 */
final class PageAhead {
    private final FutureTask<List<Map<String, AttributeValue>>> call;
    private final Thread thread;

    private PageAhead(FutureTask<List<Map<String, AttributeValue>>> call) {
        this.call = call;
        this.thread = new Thread(call, "keywright-prefetch");
        this.thread.setDaemon(true);
    }

    /** Makes the next call of the run, {@link QueryRun#next}. */
    static PageAhead of(QueryRun<?> run, int wanted) {
        PageAhead page = new PageAhead(new FutureTask<>(() -> run.next(wanted)));
        page.thread.start();
        return page;
    }

    /**
     * Waits for the rows; raises what the call raised. An interruption is handed to the call, as if it had been made on this
     * thread: the SDK gives it up with an exception of its own.
     */
    List<Map<String, AttributeValue>> rows() {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return call.get();
                } catch (InterruptedException e) {
                    interrupted = true;
                    thread.interrupt();
                }
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            // A run raises nothing that is checked.
            throw (RuntimeException) Objects.requireNonNull(e.getCause());
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
