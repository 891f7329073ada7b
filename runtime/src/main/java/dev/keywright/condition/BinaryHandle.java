package dev.keywright.condition;

import dev.keywright.Condition;
import dev.keywright.mapping.EntityType;
import dev.keywright.mapping.ValueCodec;
import java.util.List;

/**
 * An attribute that is binary.
 *
 * @param <E> the entity
 * @param <A> the type of the attribute
 */
public final class BinaryHandle<E, A> extends SizedHandle<E, A> {
    BinaryHandle(EntityType<E> entity, ValueCodec<A> codec, List<String> path) {
        super(entity, codec, path);
    }

    /** It starts with these bytes. */
    public Condition<E> beginsWith(A prefix) {
        return Condition.of(new Term.BeginsWith(path(), stored(prefix)));
    }
}
