package dev.keywright;

/**
 * Logs each call through {@link System.Logger}: those that failed as warnings, the others at a level of your choice. Values of
 * keys are not part of what is logged.
 */
public final class CallLog implements CallListener {
    private final System.Logger logger;
    private final System.Logger.Level level;

    /** Logs to the logger {@code dev.keywright.calls} at {@code DEBUG}. */
    public CallLog() {
        this(System.getLogger("dev.keywright.calls"), System.Logger.Level.DEBUG);
    }

    /** Logs calls that succeed at that level. */
    public CallLog(System.Logger logger, System.Logger.Level level) {
        this.logger = logger;
        this.level = level;
    }

    @Override
    public void called(CallEvent event) {
        RuntimeException error = event.error();
        if (error != null) {
            logger.log(
                    System.Logger.Level.WARNING,
                    () -> describe(event) + ": " + error.getClass().getSimpleName());
        } else if (logger.isLoggable(level)) {
            logger.log(level, describe(event));
        }
    }

    private static String describe(CallEvent event) {
        String read = event.scannedCount() == 0 || event.scannedCount() == event.items()
                ? ""
                : " of " + event.scannedCount() + " read";
        return event.operation() + " for " + event.subject() + (event.index() == null ? "" : " on " + event.index())
                + ": " + event.items() + " items" + read + ", " + event.capacityUnits() + " units, "
                + event.elapsed().toMillis() + " ms";
    }
}
