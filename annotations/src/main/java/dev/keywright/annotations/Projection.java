package dev.keywright.annotations;

/** What an index holds of each item. A query on an index gets no more than that. */
public enum Projection {
    /** Every attribute. */
    ALL,
    /** The keys of the table and of the index. */
    KEYS_ONLY,
    /** The keys of the table and of the index, and the attributes named by {@code include}. */
    INCLUDE
}
