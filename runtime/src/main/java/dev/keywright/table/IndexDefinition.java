package dev.keywright.table;

import java.util.List;

/**
 * An index as a table is defined with.
 *
 * @param name the name of the index
 * @param partition its partition key attributes, one to four; for a local index the table's one
 * @param sort its sort key attributes, none to four
 * @param projection what it holds besides
 */
record IndexDefinition(String name, List<KeyAttribute> partition, List<KeyAttribute> sort, Projection projection) {
    IndexDefinition {
        partition = List.copyOf(partition);
        sort = List.copyOf(sort);
    }

    @Override
    public String toString() {
        return "partition " + partition + ", sort " + sort + ", projection " + projection;
    }
}
