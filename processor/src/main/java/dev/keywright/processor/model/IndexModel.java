package dev.keywright.processor.model;

import dev.keywright.processor.diagnostic.Location;
import java.util.List;

/**
 * A secondary index with its defaults filled in.
 *
 * @param name the name
 * @param local whether it is a local index, in the table's partitions
 * @param partition the partition key attributes
 * @param sort the sort key attributes; none for an index without
 * @param projection what it holds
 * @param include what {@code INCLUDE} adds
 * @param at the annotation
 */
public record IndexModel(
        String name,
        boolean local,
        List<String> partition,
        List<String> sort,
        Projection projection,
        List<String> include,
        Location at) {
    /** What an index holds of each item. */
    public enum Projection {
        /** Everything. */
        ALL,
        /** Keys. */
        KEYS_ONLY,
        /** Keys and what is named. */
        INCLUDE
    }
}
