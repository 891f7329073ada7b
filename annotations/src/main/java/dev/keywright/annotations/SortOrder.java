package dev.keywright.annotations;

/** The order of the results of an {@link AccessPattern}: that of its {@code range}, or of the key where it has none. */
public enum SortOrder {
    /** The least first: the oldest, the smallest, the first of the alphabet. */
    ASCENDING,
    /** The greatest first: the newest, the largest, the last of the alphabet. */
    DESCENDING
}
