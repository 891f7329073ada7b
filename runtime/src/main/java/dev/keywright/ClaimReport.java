package dev.keywright;

import java.util.List;

/**
 * What a check of all claims of a table found: {@code RTable.verifyClaims()}. A table that is older than one of its
 * constraints has values without claims; items that were written or deleted past Keywright leave claims behind.
 */
public interface ClaimReport {
    /** What is wrong. Each finding was confirmed by a transactional read of both items. */
    List<ClaimFinding> findings();

    /** How many entities with unique values there are. */
    long entities();

    /** How many claims there are. */
    long claims();

    /** Whether every claim has its owner, and every unique value its claim. */
    default boolean isClean() {
        return findings().isEmpty();
    }

    /**
     * Takes the claims that are missing and releases the orphans, each in a transaction of its own, on condition that the
     * entity is still as it was found.
     *
     * @return the findings that are left: contested values, and what has changed since
     */
    List<ClaimFinding> mend();
}
