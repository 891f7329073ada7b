package dev.keywright.key;

/**
 * Knows how one component of a sort key is ranged over: turns bounds on it into a condition on the whole sort key
 * attribute.
 *
 * @param <R> the type of the component
 */
public interface SortRange<R> {
    /** The narrowest condition that holds for just the keys within the bounds. */
    SortCondition condition(Bounds<R> bounds);
}
