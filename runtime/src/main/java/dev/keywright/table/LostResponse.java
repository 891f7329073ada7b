package dev.keywright.table;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;

/**
 * Tells whether a write was refused only because it had been made: the response to the SDK's first attempt was lost, and its
 * next attempt met what the first had left.
 */
final class LostResponse {
    private LostResponse() {}

    /** Whether there was an earlier attempt, so that the write may have been made. */
    static boolean isPossible(ConditionalCheckFailedException refusal) {
        Integer attempts = refusal.numAttempts();
        return attempts != null && attempts > 1 && refusal.hasItem();
    }

    /** Whether an earlier attempt has left {@code item}. */
    static boolean explains(ConditionalCheckFailedException refusal, Map<String, AttributeValue> item) {
        return isPossible(refusal) && equal(refusal.item(), item);
    }

    /** Whether they hold the same values, as DynamoDB compares them. */
    private static boolean equal(Map<String, AttributeValue> left, Map<String, AttributeValue> right) {
        return left.size() == right.size()
                && left.entrySet().stream()
                        .allMatch(entry -> ValueBytes.equal(entry.getValue(), right.get(entry.getKey())));
    }
}
