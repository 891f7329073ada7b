package dev.keywright.condition;

import dev.keywright.mapping.EntityType;
import dev.keywright.mapping.ValueCodec;
import java.util.List;

/**
 * An attribute that has a size: a binary, a map, a list, a set.
 *
 * @param <E> the entity
 * @param <A> the type of the attribute
 */
public class SizedHandle<E, A> extends AttributeHandle<E, A> {
    SizedHandle(EntityType<E> entity, ValueCodec<A> codec, List<String> path) {
        super(entity, codec, path);
    }

    /** How many bytes, entries or elements it has. */
    public final SizeHandle<E> size() {
        return new SizeHandle<>(path());
    }
}
