package dev.keywright;

import org.jspecify.annotations.Nullable;

/**
 * What Keywright itself reports at run time. Exceptions of the AWS SDK (throttling, network, access) pass through as they
 * are.
 *
 * <p>Messages name entities, attributes and keys; they never print the value of an attribute that is not a key, as it may
 * be personal data.
 */
public abstract sealed class KeywrightException extends RuntimeException
        permits ConditionFailedException,
                CorruptItemException,
                InvalidAttributeException,
                InvalidKeyComponentException,
                InvalidPageTokenException,
                ItemExistsException,
                ItemNotFoundException,
                TransactionFailedException,
                UniqueViolationException,
                UnknownTypeException,
                UnprocessedItemsException,
                VersionConflictException {
    private static final long serialVersionUID = 1L;

    KeywrightException(String message) {
        super(message);
    }

    KeywrightException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
