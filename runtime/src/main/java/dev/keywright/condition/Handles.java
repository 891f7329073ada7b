package dev.keywright.condition;

import dev.keywright.mapping.EntityType;
import dev.keywright.mapping.ValueCodec;
import dev.keywright.mapping.Values;
import java.util.List;

/**
 * Makes the handles of an entity; for generated code. A path is the stored name of an attribute, then those of what is
 * within it.
 *
 * @param <E> the entity
 */
public final class Handles<E> {
    private final EntityType<E> entity;

    private Handles(EntityType<E> entity) {
        this.entity = entity;
    }

    /** Those of that entity. */
    public static <E> Handles<E> of(EntityType<E> entity) {
        return new Handles<>(entity);
    }

    /** An attribute that can be compared for equality. */
    public <A> AttributeHandle<E, A> attribute(ValueCodec<A> codec, String... path) {
        return new AttributeHandle<>(entity, codec, List.of(path));
    }

    /** An attribute whose stored form has the order of its values. */
    public <A> OrderedHandle<E, A> ordered(ValueCodec<A> codec, String... path) {
        return new OrderedHandle<>(entity, codec, List.of(path));
    }

    /** An attribute that is a {@code String}. */
    public TextHandle<E> text(String... path) {
        return new TextHandle<>(entity, Values.STRING, List.of(path));
    }

    /** An attribute that is binary. */
    public <A> BinaryHandle<E, A> binary(ValueCodec<A> codec, String... path) {
        return new BinaryHandle<>(entity, codec, List.of(path));
    }

    /** An attribute that has a size. */
    public <A> SizedHandle<E, A> sized(ValueCodec<A> codec, String... path) {
        return new SizedHandle<>(entity, codec, List.of(path));
    }

    /** An attribute that is a list or a set. */
    public <A, I> CollectionHandle<E, A, I> collection(ValueCodec<A> codec, ValueCodec<I> element, String... path) {
        return new CollectionHandle<>(entity, codec, element, List.of(path));
    }
}
