package dev.keywright.key;

import org.jspecify.annotations.Nullable;

/**
 * A format whose texts compare, as UTF-8 bytes, as the values do, so that a sort key can be ranged over.
 *
 * <p>Bounds may lie outside the values that the format can hold, or between two of them: {@link #floor} and
 * {@link #ceiling} find the nearest.
 *
 * @param <T> the type of the component
 */
public interface OrderedFormat<T> extends KeyFormat<T> {
    /** The text of the greatest value that is at most the bound; null if there is none. */
    @Nullable
    String floor(T bound);

    /** The text of the least value that is at least the bound; null if there is none. */
    @Nullable
    String ceiling(T bound);

    /**
     * The text of the greatest value below the bound; null if the format can't tell, as between two texts there is
     * always another. Asked only for bounds above the least value and not above the greatest.
     */
    @Nullable
    String below(T bound);

    /** The text of the least value. */
    String least();

    /** The text of the greatest value; null if there is none. */
    @Nullable
    String greatest();
}
