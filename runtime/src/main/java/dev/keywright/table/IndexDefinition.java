package dev.keywright.table;

import java.util.List;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;

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

    /** Whether its rows have the attribute; the primary key aside, which all have. */
    boolean holds(String attribute) {
        return projection.type() == ProjectionType.ALL
                || projection.attributes().contains(attribute)
                || Stream.concat(partition.stream(), sort.stream())
                        .anyMatch(key -> key.name().equals(attribute));
    }

    @Override
    public String toString() {
        return "partition " + partition + ", sort " + sort + ", projection " + projection;
    }
}
