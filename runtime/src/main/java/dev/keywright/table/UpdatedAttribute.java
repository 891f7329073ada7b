package dev.keywright.table;

import dev.keywright.mapping.ValueCodec;
import org.jspecify.annotations.Nullable;

/**
 * An attribute that an update sets, or of which it needs the present value, because index keys or claims are made of it.
 * Generated code holds one for each such attribute.
 *
 * @param <A> the type of the attribute; null stands for an absent one
 */
public final class UpdatedAttribute<A> {
    private final EntityUpdate<?> update;
    private final String name;
    private final ValueCodec<A> codec;
    private boolean set;
    private @Nullable A value;
    private boolean expected;
    private @Nullable A before;

    UpdatedAttribute(EntityUpdate<?> update, String name, ValueCodec<A> codec) {
        this.update = update;
        this.name = name;
        this.codec = codec;
    }

    /**
     * Sets the attribute.
     *
     * @throws dev.keywright.InvalidAttributeException if the value is null or can't be stored
     */
    public void set(A value) {
        update.set(name, codec, value);
        this.value = value;
        this.set = true;
    }

    /** Removes the attribute. */
    public void remove() {
        update.remove(name);
        this.value = null;
        this.set = true;
    }

    /**
     * Supposes that the attribute is stored with this value, null for absent: a condition of the update, unless the update
     * sets the attribute and no claim is made of it.
     *
     * @throws IllegalArgumentException if another value was supposed before
     */
    public void expect(@Nullable A before) {
        update.suppose(name, codec, before);
        this.before = before;
        this.expected = true;
    }

    /** Whether the update sets or removes the attribute. */
    public boolean isSet() {
        return set;
    }

    /**
     * The value after the update: what is set, else what is supposed to be stored. Null for an absent one.
     *
     * @throws IllegalStateException if neither is known
     */
    @SuppressWarnings("NullAway") // null only where A is the type of an attribute that may be absent
    public A value() {
        return set ? value : before();
    }

    /**
     * The value before the update, as it is supposed to be. Null for an absent one.
     *
     * @throws IllegalStateException if none was given
     */
    @SuppressWarnings("NullAway") // as above
    public A before() {
        if (!expected) {
            throw new IllegalStateException(update.describe(name) + ": the present value is not known");
        }
        return before;
    }
}
