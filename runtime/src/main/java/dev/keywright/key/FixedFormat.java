package dev.keywright.key;

import org.jspecify.annotations.Nullable;

/**
 * What formats share whose values can be counted, one unit after the other, from a least to a greatest.
 *
 * @param <T> the type of the component
 */
interface FixedFormat<T extends Comparable<? super T>> extends OrderedFormat<T> {
    /** The least value. */
    T min();

    /** The greatest value. */
    T max();

    /** The value one unit below another, which is in the format's range and not its least. */
    T previous(T value);

    @Override
    default int end(String key, int from) {
        return from + width();
    }

    @Override
    default @Nullable String floor(T bound) {
        if (bound.compareTo(min()) < 0) {
            return null;
        }
        return encode(bound.compareTo(max()) > 0 ? max() : bound);
    }

    @Override
    default @Nullable String ceiling(T bound) {
        if (bound.compareTo(max()) > 0) {
            return null;
        }
        return encode(bound.compareTo(min()) < 0 ? min() : bound);
    }

    @Override
    default @Nullable String below(T bound) {
        return encode(previous(bound));
    }

    @Override
    default String least() {
        return encode(min());
    }

    @Override
    default String greatest() {
        return encode(max());
    }
}
