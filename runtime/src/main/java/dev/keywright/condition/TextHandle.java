package dev.keywright.condition;

import dev.keywright.Condition;
import dev.keywright.mapping.EntityType;
import dev.keywright.mapping.ValueCodec;
import java.util.List;

/**
 * An attribute that is text. Texts compare by their UTF-8 bytes, which is by code points, and case counts.
 *
 * @param <E> the entity
 */
public final class TextHandle<E> extends OrderedHandle<E, String> {
    TextHandle(EntityType<E> entity, ValueCodec<String> codec, List<String> path) {
        super(entity, codec, path);
    }

    /** It starts with the text. */
    public Condition<E> beginsWith(String prefix) {
        return Condition.of(new Term.BeginsWith(path(), stored(prefix)));
    }

    /** The text is somewhere in it. */
    public Condition<E> contains(String part) {
        return Condition.of(new Term.Contains(path(), stored(part)));
    }

    /** Its length in UTF-16 units, as {@link String#length} counts. */
    public SizeHandle<E> size() {
        return new SizeHandle<>(path());
    }
}
