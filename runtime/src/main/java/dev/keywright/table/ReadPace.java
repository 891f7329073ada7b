package dev.keywright.table;

import java.util.concurrent.TimeUnit;

/** Spreads requests so that they consume no more read units in a second than they may. For several threads. */
final class ReadPace {
    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

    private final double unitsPerSecond;
    private long next = System.nanoTime();

    ReadPace(double unitsPerSecond) {
        this.unitsPerSecond = unitsPerSecond;
    }

    /** Waits until the requests before are paid off. */
    void await() throws InterruptedException {
        long wait = left();
        while (wait > 0) {
            TimeUnit.NANOSECONDS.sleep(wait);
            wait = left();
        }
    }

    private synchronized long left() {
        return next - System.nanoTime();
    }

    /** A request consumed so many. */
    synchronized void consumed(double units) {
        next = Math.max(next, System.nanoTime()) + (long) (units / unitsPerSecond * NANOS);
    }
}
