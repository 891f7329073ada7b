package dev.keywright.condition;

import dev.keywright.Condition;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The size of an attribute in conditions.
 *
 * @param <E> the entity
 */
public final class SizeHandle<E> {
    private final List<String> path;

    SizeHandle(List<String> path) {
        this.path = path;
    }

    /** It equals the number. */
    public Condition<E> eq(int size) {
        return compare(Comparison.EQUAL, size);
    }

    /** It is another number, or there is nothing that has a size. */
    public Condition<E> ne(int size) {
        return compare(Comparison.NOT_EQUAL, size);
    }

    /** It is less than the number. */
    public Condition<E> lt(int size) {
        return compare(Comparison.LESS, size);
    }

    /** It is at most the number. */
    public Condition<E> le(int size) {
        return compare(Comparison.AT_MOST, size);
    }

    /** It is greater than the number. */
    public Condition<E> gt(int size) {
        return compare(Comparison.GREATER, size);
    }

    /** It is at least the number. */
    public Condition<E> ge(int size) {
        return compare(Comparison.AT_LEAST, size);
    }

    private Condition<E> compare(Comparison comparison, int size) {
        return Condition.of(new Term.Size(path, comparison, AttributeValue.fromN(Integer.toString(size))));
    }
}
