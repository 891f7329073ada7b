package dev.keywright.condition;

import dev.keywright.Condition;
import dev.keywright.mapping.EntityType;
import dev.keywright.mapping.ValueCodec;
import java.util.List;

/**
 * An attribute that is a list or a set.
 *
 * @param <E> the entity
 * @param <A> the type of the attribute
 * @param <I> the type of its elements
 */
public final class CollectionHandle<E, A, I> extends SizedHandle<E, A> {
    private final ValueCodec<I> element;

    CollectionHandle(EntityType<E> entity, ValueCodec<A> codec, ValueCodec<I> element, List<String> path) {
        super(entity, codec, path);
        this.element = element;
    }

    /** The value is one of its elements. */
    public Condition<E> contains(I value) {
        return Condition.of(new Term.Contains(path(), stored(element, value)));
    }
}
