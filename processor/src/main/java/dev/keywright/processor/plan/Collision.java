package dev.keywright.processor.plan;

import dev.keywright.processor.template.BoundTemplate;
import org.jspecify.annotations.Nullable;

/**
 * Values for which two keys are equal: a witness.
 *
 * @param partition the text of the partition key that both have
 * @param sort that of the sort key; {@code ""} in a table without
 */
public record Collision(String partition, String sort) {
    /** A key of a table, for the comparison: of an entity, or of a claim. */
    public record Side(BoundTemplate partition, @Nullable BoundTemplate sort) {
        /** The primary key of an entity. */
        public static Side of(KeyPlan key) {
            return new Side(
                    key.partition().get(0).template(),
                    key.sort().isEmpty() ? null : key.sort().get(0).template());
        }

        /** The key of a claim's items, in a table with a sort key or without. */
        public static Side of(ClaimPlan claim, boolean hasSortKey) {
            BoundTemplate sort = claim.sort() == null ? claim.partition() : claim.sort();
            return new Side(claim.partition(), hasSortKey ? sort : null);
        }

        /** As it is written: {@code ORDER#{orderId} / #ORDER}. */
        public String describe() {
            return sort == null ? partition.source() : partition.source() + " / " + sort.source();
        }
    }

    /** A witness that two keys can be equal; null if they can't. */
    public static @Nullable Collision of(Side left, Side right, char delimiter) {
        Unifier unifier = new Unifier(delimiter);
        if (!unifier.unify(left.partition(), right.partition())) {
            return null;
        }
        if (left.sort() == null || right.sort() == null) {
            return new Collision(unifier.left(left.partition()), "");
        }
        if (!unifier.unify(left.sort(), right.sort())) {
            return null;
        }
        return new Collision(unifier.left(left.partition()), unifier.left(left.sort()));
    }
}
