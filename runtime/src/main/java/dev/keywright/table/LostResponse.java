package dev.keywright.table;

import java.util.Map;
import java.util.function.Supplier;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

/**
 * Tells whether a write was refused only because it had been made: the response to an earlier attempt was lost, and the next
 * one, of the SDK's or after a conflict, met what that had left. For one write.
 */
final class LostResponse {
    private boolean hasEarlierAttempt;

    /** What {@code send} returns, sent again where it meets another transaction. */
    <R> R run(Supplier<R> send) {
        return ConflictRetry.run(() -> {
            try {
                return send.get();
            } catch (TransactionConflictException | ConditionalCheckFailedException e) {
                hasEarlierAttempt |= isRepeated(e);
                throw e;
            }
        });
    }

    private static boolean isRepeated(SdkException e) {
        Integer attempts = e.numAttempts();
        return attempts != null && attempts > 1;
    }

    /** Whether there was an earlier attempt, so that the write may have been made. */
    boolean isPossible() {
        return hasEarlierAttempt;
    }

    /** Whether an earlier attempt may have left what the refusal tells. */
    boolean isPossible(ConditionalCheckFailedException refusal) {
        return hasEarlierAttempt && refusal.hasItem();
    }

    /** Whether an earlier attempt has left {@code item}. */
    boolean explains(ConditionalCheckFailedException refusal, Map<String, AttributeValue> item) {
        return isPossible(refusal) && equal(refusal.item(), item);
    }

    /** Whether they hold the same values, as DynamoDB compares them. */
    private static boolean equal(Map<String, AttributeValue> left, Map<String, AttributeValue> right) {
        return left.size() == right.size()
                && left.entrySet().stream()
                        .allMatch(entry -> ValueBytes.equal(entry.getValue(), right.get(entry.getKey())));
    }
}
