package dev.keywright.mapping;

import java.util.AbstractList;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * A read-only list over an array of its own. Unlike {@link java.util.List#of}, it may hold nulls; unlike
 * {@link java.util.Collections#unmodifiableList}, it is one object.
 *
 * @param <E> the elements
 */
final class ReadOnlyList<E extends @Nullable Object> extends AbstractList<E> implements RandomAccess {
    private final E[] elements;

    /** Keeps the array. */
    ReadOnlyList(E[] elements) {
        this.elements = elements;
    }

    @Override
    public E get(int index) {
        return elements[index];
    }

    @Override
    public int size() {
        return elements.length;
    }

    @Override
    public Object[] toArray() {
        return elements.clone();
    }
}
