package dev.keywright.example;

import java.util.function.BooleanSupplier;

/** Waits for global indexes. Their reads are eventually consistent, mostly well under a second behind the table. */
final class IndexReads {
    private static final int ATTEMPTS = 50;
    private static final long PAUSE_MILLIS = 100;

    private IndexReads() {}

    /** Asks until the index shows what was written, for five seconds at most. */
    static void await(BooleanSupplier isThere) {
        for (int attempt = 1; attempt < ATTEMPTS && !isThere.getAsBoolean(); attempt++) {
            try {
                Thread.sleep(PAUSE_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }
}
