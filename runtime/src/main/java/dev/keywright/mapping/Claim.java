package dev.keywright.mapping;

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
}
