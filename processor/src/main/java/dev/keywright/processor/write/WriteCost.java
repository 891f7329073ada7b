package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.AttributeModel.Role;
import dev.keywright.processor.plan.EntityPlan;

/**
 * Tells in the javadoc of writes what they cost.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html">DynamoDB: read
 *     and write operations</a>
 */
final class WriteCost {
    private final boolean hasIndexes;
    private final boolean hasClaims;
    private final boolean canStartAnew;

    WriteCost(EntityPlan plan) {
        this.hasIndexes = !plan.indexKeys().isEmpty();
        this.hasClaims = !plan.claims().isEmpty();
        this.canStartAnew = plan.entity().with(Role.TIME_TO_LIVE).isPresent()
                || !plan.update().follows().isEmpty();
    }

    /** What holds for all writes of the DAO; nothing without indexes. */
    CodeBlock ofIndexes() {
        return CodeBlock.of(
                hasIndexes
                        ? "\n\n<p>Each index entry that a write changes takes one more write unit per KB, two where its key changes."
                        : "");
    }

    /** Of an item and its claims, created or deleted. */
    String ofWhole() {
        return hasClaims ? "two write units per KB of the item, and two for each claim" : "one write unit per KB";
    }

    /** Of a change of an item. */
    String ofUpdate() {
        return hasClaims
                ? "one write unit per KB, or in a transaction two, and two for each claim given up or taken"
                : "one write unit per KB";
    }

    /** Of a change of an item that is made if there is none. */
    String ofUpsert() {
        return (canStartAnew ? "one UpdateItem, and a PutItem where an item starts anew: " : "one UpdateItem, ")
                + ofUpdate();
    }
}
