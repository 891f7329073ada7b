package dev.keywright.example.faults;

/** What goes wrong with one HTTP request to DynamoDB. */
public enum Fault {
    /** Refused for want of provisioned throughput. */
    THROTTLED(false),
    /** Refused with an error of the server's. */
    SERVER_ERROR(false),
    /** Refused, as another transaction is at work on the item. */
    CONFLICT(false),
    /** The connection breaks before the request is sent. */
    RESET_BEFORE(false),
    /** The connection breaks before the response arrives. */
    RESET_AFTER(true),
    /** The response doesn't arrive in time. */
    TIMEOUT_AFTER(true),
    /** The request is answered with an error of the server's, though it was carried out. */
    ERROR_AFTER(true),
    /** The response ends in the middle. */
    TRUNCATED(true),
    /** The response isn't what was sent. */
    CORRUPT(true);

    private final boolean executed;

    Fault(boolean executed) {
        this.executed = executed;
    }

    /** Whether DynamoDB carries the request out. */
    public boolean isExecuted() {
        return executed;
    }
}
