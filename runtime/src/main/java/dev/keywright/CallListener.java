package dev.keywright;

/**
 * Told of every call that a table sends to DynamoDB, after it returned or failed, on the thread that made it. One per
 * response page; the SDK's own retries are within one call.
 *
 * <p>What a listener throws is logged and otherwise ignored, as the call is already done. It must be safe for use by
 * several threads.
 */
@FunctionalInterface
public interface CallListener {
    /** Called once for each call. */
    void called(CallEvent event);
}
