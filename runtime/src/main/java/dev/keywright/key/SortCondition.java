package dev.keywright.key;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A condition on one sort key attribute, in the operators that a key condition of DynamoDB has.
 *
 * @param operator the operator
 * @param low the operand; the lower one of BETWEEN; null for {@link Operator#ANY} and {@link Operator#NOTHING}
 * @param high the upper operand of BETWEEN, else null
 * @param except a key that the operator lets through and the bounds do not; the runtime drops it. Null for none
 */
public record SortCondition(
        Operator operator,
        @Nullable AttributeValue low,
        @Nullable AttributeValue high,
        @Nullable AttributeValue except) {

    private static final SortCondition ANY = new SortCondition(Operator.ANY, null, null, null);
    private static final SortCondition NOTHING = new SortCondition(Operator.NOTHING, null, null, null);

    /** The operators of a key condition, and the two trivial ones. */
    public enum Operator {
        /** Holds for every key: no condition is sent. */
        ANY,
        /** Holds for no key: no call is made. */
        NOTHING,
        /** {@code key = low}. */
        EQUAL,
        /** {@code begins_with(key, low)}. */
        BEGINS_WITH,
        /** {@code key BETWEEN low AND high}. */
        BETWEEN,
        /** {@code key >= low}. */
        AT_LEAST,
        /** {@code key > low}. */
        GREATER,
        /** {@code key <= low}. */
        AT_MOST,
        /** {@code key < low}. */
        LESS
    }

    /** The condition that holds for every key. */
    public static SortCondition any() {
        return ANY;
    }

    /** The condition that holds for no key. */
    public static SortCondition nothing() {
        return NOTHING;
    }

    /** A condition with one operand. */
    public static SortCondition of(Operator operator, AttributeValue operand) {
        return new SortCondition(operator, operand, null, null);
    }

    /** BETWEEN, both ends included. */
    public static SortCondition between(AttributeValue low, AttributeValue high) {
        return new SortCondition(Operator.BETWEEN, low, high, null);
    }

    /** This condition without one key. */
    public SortCondition without(AttributeValue key) {
        return new SortCondition(operator, low, high, key);
    }

    /**
     * Whether the condition holds for a key, as DynamoDB compares: text and binary by bytes, numbers by value.
     *
     * @param key the value of the sort key attribute, of the operands' type
     */
    public boolean contains(AttributeValue key) {
        if (except != null && KeyOrder.compare(key, except) == 0) {
            return false;
        }
        return switch (operator) {
            case ANY -> true;
            case NOTHING -> false;
            case EQUAL -> compare(key, low) == 0;
            case BEGINS_WITH -> KeyOrder.startsWith(key, requireNonNull(low));
            case BETWEEN -> compare(key, low) >= 0 && compare(key, high) <= 0;
            case AT_LEAST -> compare(key, low) >= 0;
            case GREATER -> compare(key, low) > 0;
            case AT_MOST -> compare(key, low) <= 0;
            case LESS -> compare(key, low) < 0;
        };
    }

    private static int compare(AttributeValue key, @Nullable AttributeValue operand) {
        return KeyOrder.compare(key, requireNonNull(operand));
    }
}
