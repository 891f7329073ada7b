package dev.keywright.condition;

import dev.keywright.Condition;
import dev.keywright.InvalidAttributeException;
import dev.keywright.mapping.EntityType;
import dev.keywright.mapping.ValueCodec;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An attribute in conditions. Immutable.
 *
 * <p>Values that can't be stored, null among them, raise an {@link InvalidAttributeException}.
 *
 * @param <E> the entity
 * @param <A> the type of the attribute
 */
public class AttributeHandle<E, A> {
    private static final int MOST_IN = 100;

    private final EntityType<E> entity;
    private final ValueCodec<A> codec;
    private final List<String> path;

    AttributeHandle(EntityType<E> entity, ValueCodec<A> codec, List<String> path) {
        this.entity = entity;
        this.codec = codec;
        this.path = path;
    }

    /** It equals the value. */
    public final Condition<E> eq(A value) {
        return compare(Comparison.EQUAL, value);
    }

    /** It doesn't equal the value, or is absent. */
    public final Condition<E> ne(A value) {
        return compare(Comparison.NOT_EQUAL, value);
    }

    /**
     * It equals one of the values.
     *
     * @throws IllegalArgumentException if there are none, or more than 100, which is the most that DynamoDB takes
     */
    @SafeVarargs
    public final Condition<E> in(A... values) {
        List<A> list = new ArrayList<>();
        for (A value : values) {
            list.add(value);
        }
        return in(list);
    }

    /** As {@link #in(Object[])}. */
    public final Condition<E> in(Collection<? extends A> values) {
        if (values.isEmpty() || values.size() > MOST_IN) {
            throw new IllegalArgumentException(
                    this + ": in takes 1 to " + MOST_IN + " values, but there are " + values.size());
        }
        List<AttributeValue> stored = new ArrayList<>();
        for (A value : values) {
            stored.add(stored(value));
        }
        return Condition.of(new Term.In(path, List.copyOf(stored)));
    }

    /** It is there. */
    public final Condition<E> exists() {
        return Condition.of(new Term.Exists(path));
    }

    /** It is absent. */
    public final Condition<E> notExists() {
        return Condition.of(new Term.NotExists(path));
    }

    final Condition<E> compare(Comparison comparison, A value) {
        return Condition.of(new Term.Compare(path, comparison, stored(value)));
    }

    final AttributeValue stored(@Nullable A value) {
        return stored(codec, value);
    }

    final <V> AttributeValue stored(ValueCodec<V> of, @Nullable V value) {
        AttributeValue stored = entity.encode(String.join(".", path), of, value);
        if (stored == null) {
            throw new InvalidAttributeException(
                    entity.name(), String.join(".", path), "is not stored where it is empty: ask whether it exists");
        }
        return stored;
    }

    final List<String> path() {
        return path;
    }

    /** {@code Order.status}. */
    @Override
    public final String toString() {
        return entity.name() + "." + String.join(".", path);
    }
}
