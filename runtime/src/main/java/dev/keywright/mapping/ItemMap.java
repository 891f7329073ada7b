package dev.keywright.mapping;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A read-only map of few entries, in their order: two arrays, searched one by one. The SDK copies item maps with
 * {@link #size} and {@link #forEach}, and for that no hash table is worth its building.
 *
 * @param <V> the values
 */
final class ItemMap<V extends @Nullable Object> extends AbstractMap<String, V> {
    private final String[] names;
    private final V[] values;
    private final int size;

    /** Of the first {@code size} of the names, which are distinct, and values. Keeps the arrays. */
    ItemMap(String[] names, V[] values, int size) {
        this.names = names;
        this.values = values;
        this.size = size;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public boolean containsKey(@Nullable Object key) {
        return indexOf(key) >= 0;
    }

    @Override
    public @Nullable V get(@Nullable Object key) {
        int index = indexOf(key);
        return index < 0 ? null : values[index];
    }

    private int indexOf(@Nullable Object key) {
        for (int i = 0; i < size; i++) {
            if (names[i].equals(key)) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public void forEach(BiConsumer<? super String, ? super V> action) {
        for (int i = 0; i < size; i++) {
            action.accept(names[i], values[i]);
        }
    }

    @Override
    public Set<Map.Entry<String, V>> entrySet() {
        return new Entries();
    }

    private final class Entries extends AbstractSet<Map.Entry<String, V>> {
        @Override
        public int size() {
            return size;
        }

        @Override
        public Iterator<Map.Entry<String, V>> iterator() {
            return new Iterator<>() {
                private int next;

                @Override
                public boolean hasNext() {
                    return next < size;
                }

                @Override
                public Map.Entry<String, V> next() {
                    if (next == size) {
                        throw new NoSuchElementException();
                    }
                    int index = next++;
                    return new SimpleImmutableEntry<>(names[index], values[index]);
                }
            };
        }
    }
}
