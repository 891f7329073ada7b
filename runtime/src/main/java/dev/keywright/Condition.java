package dev.keywright;

import dev.keywright.condition.Term;
import java.util.List;

/**
 * A condition on an item: of an update or delete that is to happen only if it holds, or of the results of a query.
 * Immutable. The handles in generated {@code XAttributes} classes make them:
 *
 * <pre>{@code
 * OrderAttributes.STATUS.eq(OPEN).and(OrderAttributes.TOTAL.gt(ten))
 * }</pre>
 *
 * <p>DynamoDB compares the stored forms: numbers by value, text by its UTF-8 bytes. What is absent is equal to nothing, and
 * neither less nor greater.
 *
 * @param <E> the entity that it is about
 */
public final class Condition<E> {
    /** The most operators and functions that DynamoDB takes; here it also bounds how deep terms are nested. */
    private static final int MOST_OPERATORS = 300;

    private final Term term;
    private final int operators;

    private Condition(Term term, int operators) {
        if (operators > MOST_OPERATORS) {
            throw new IllegalArgumentException(
                    "the condition has over " + MOST_OPERATORS + " operators, which is the most that DynamoDB takes");
        }
        this.term = term;
        this.operators = operators;
    }

    /** Called by handles. */
    public static <E> Condition<E> of(Term term) {
        return new Condition<>(term, 1);
    }

    /**
     * Both hold.
     *
     * @throws IllegalArgumentException if it has more operators than the 300 that DynamoDB takes
     */
    public Condition<E> and(Condition<? extends E> other) {
        return new Condition<>(new Term.All(List.of(term, other.term)), operators + 1 + other.operators);
    }

    /**
     * At least one of them holds.
     *
     * @throws IllegalArgumentException as {@link #and}
     */
    public Condition<E> or(Condition<? extends E> other) {
        return new Condition<>(new Term.Any(List.of(term, other.term)), operators + 1 + other.operators);
    }

    /**
     * It doesn't hold.
     *
     * @throws IllegalArgumentException as {@link #and}
     */
    public Condition<E> not() {
        return new Condition<>(new Term.Not(term), operators + 1);
    }

    /** The condition as data, for the runtime. */
    public Term term() {
        return term;
    }

    /** Without the values, which may be personal data. */
    @Override
    public String toString() {
        return "a condition";
    }
}
