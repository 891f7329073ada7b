package dev.keywright;

/**
 * What a query does with an item whose type is missing, or none that it knows: in a rolling deployment, items of a type that
 * only the newer version has.
 */
public enum UnknownTypes {
    /** Raises {@link UnknownTypeException}: the default, as an item passed over in silence may be one that was asked for. */
    RAISE,
    /**
     * Passes over the item, as if it weren't there. It is read and paid for all the same, and a page may need one more call
     * to be full.
     */
    SKIP
}
