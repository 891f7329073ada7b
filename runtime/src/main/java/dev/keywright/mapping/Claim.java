package dev.keywright.mapping;

import java.util.Map;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A value that one entity holds and no other may: the primary key of the claim item that says so.
 *
 * @param type the constraint
 * @param partition the partition key of the claim item
 * @param sort its sort key
 */
public record Claim(ClaimType type, String partition, String sort) {
    /** The claim of that constraint and key; called by generated code. */
    public static Claim of(ClaimType type, String partition, String sort) {
        return new Claim(type, partition, sort);
    }

    /** The claim that an item of that constraint is. */
    public static Claim of(ClaimType type, TableLayout layout, Map<String, AttributeValue> item) {
        String partition =
                Objects.requireNonNull(item.get(layout.partitionKey())).s();
        String sortKey = layout.sortKey();
        return new Claim(
                type,
                partition,
                sortKey == null
                        ? partition
                        : Objects.requireNonNull(item.get(sortKey)).s());
    }
}
