package dev.keywright;

/**
 * A claim of a unique value that doesn't fit the entities of a table.
 *
 * @param kind what is wrong
 * @param entity the entity that has the value, or for an orphan the one that is said to
 * @param constraint the name of the constraint
 * @param claim the primary key of the claim's item, as text
 */
public record ClaimFinding(Kind kind, ItemKey<?> entity, String constraint, String claim) {
    /** What can be wrong with a claim. */
    public enum Kind {
        /** An entity has the value, but there is no claim of it: mended by taking it. */
        MISSING,
        /** There is a claim, but its owner is gone or has another value: mended by releasing it. */
        ORPHAN,
        /** Another entity holds the claim of a value that this one has too: one of them has to change. */
        CONTESTED
    }

    @Override
    public String toString() {
        return kind + ": " + entity.entity() + " " + entity + ", unique \"" + constraint + "\", claim " + claim;
    }
}
