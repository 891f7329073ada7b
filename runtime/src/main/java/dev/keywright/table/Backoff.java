package dev.keywright.table;

import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;
import software.amazon.awssdk.core.exception.AbortedException;

/**
 * Bounds how often something is tried, and waits in between: a random time up to a ceiling that doubles each time ("full
 * jitter", so that two who collided don't collide again). About two seconds in all on average. For one operation.
 */
final class Backoff {
    private static final int RETRIES = 10;
    private static final Duration FIRST_CEILING = Duration.ofMillis(20);
    private static final Duration HIGHEST_CEILING = Duration.ofSeconds(1);

    private int retries;

    /** There was progress: what is tried next is something else. */
    void restart() {
        retries = 0;
    }

    /**
     * Waits before another try; false, at once, if it was tried often enough.
     *
     * @throws AbortedException if the thread is interrupted, as the SDK does; the thread stays interrupted
     */
    boolean again() {
        if (retries == RETRIES) {
            return false;
        }
        long ceiling = Math.min(FIRST_CEILING.toMillis() << retries, HIGHEST_CEILING.toMillis());
        retries++;
        try {
            Thread.sleep(ThreadLocalRandom.current().nextLong(ceiling + 1));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw AbortedException.create("interrupted while waiting to try a write again", e);
        }
        return true;
    }
}
