package dev.keywright.testing;

/**
 * No DynamoDB can be had: there is no server for this machine, it doesn't start, or the given endpoint is invalid. The
 * message says which, and what to do.
 */
public final class LocalDynamoDbUnavailableException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    LocalDynamoDbUnavailableException(String message) {
        super(message);
    }

    LocalDynamoDbUnavailableException(String message, Throwable cause) {
        super(message, cause);
    }
}
