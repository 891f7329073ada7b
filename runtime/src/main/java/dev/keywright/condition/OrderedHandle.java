package dev.keywright.condition;

import dev.keywright.Condition;
import dev.keywright.mapping.EntityType;
import dev.keywright.mapping.ValueCodec;
import java.util.List;

/**
 * An attribute whose stored form has the order of its values: a number, a text, a point in time.
 *
 * @param <E> the entity
 * @param <A> the type of the attribute
 */
public class OrderedHandle<E, A> extends AttributeHandle<E, A> {
    OrderedHandle(EntityType<E> entity, ValueCodec<A> codec, List<String> path) {
        super(entity, codec, path);
    }

    /** It is less than the value. */
    public final Condition<E> lt(A value) {
        return compare(Comparison.LESS, value);
    }

    /** It is at most the value. */
    public final Condition<E> le(A value) {
        return compare(Comparison.AT_MOST, value);
    }

    /** It is greater than the value. */
    public final Condition<E> gt(A value) {
        return compare(Comparison.GREATER, value);
    }

    /** It is at least the value. */
    public final Condition<E> ge(A value) {
        return compare(Comparison.AT_LEAST, value);
    }

    /** It is from the lowest to the highest value, both included; nothing is, if the lowest is above the highest. */
    public final Condition<E> between(A lowest, A highest) {
        // DynamoDB refuses BETWEEN with its ends in the wrong order; this holds for nothing then.
        return ge(lowest).and(le(highest));
    }
}
