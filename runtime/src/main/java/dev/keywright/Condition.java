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
    private final Term term;

    private Condition(Term term) {
        this.term = term;
    }

    /** Called by handles. */
    public static <E> Condition<E> of(Term term) {
        return new Condition<>(term);
    }

    /** Both hold. */
    public Condition<E> and(Condition<? extends E> other) {
        return new Condition<>(new Term.All(List.of(term, other.term)));
    }

    /** At least one of them holds. */
    public Condition<E> or(Condition<? extends E> other) {
        return new Condition<>(new Term.Any(List.of(term, other.term)));
    }

    /** It doesn't hold. */
    public Condition<E> not() {
        return new Condition<>(new Term.Not(term));
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
