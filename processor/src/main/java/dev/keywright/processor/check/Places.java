package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.AggregateModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.KeySlot;

/** Places that the model doesn't have, and how headlines name them. */
final class Places {
    /** The package of the annotations. */
    static final String ANNOTATIONS = "dev.keywright.annotations.";

    private Places() {}

    /** The {@code @Table}. */
    static Location table(TableModel table) {
        return table.at().annotation(ANNOTATIONS + "Table", 0);
    }

    /** The {@code @Entity}. */
    static Location entity(EntityModel entity) {
        return entity.at().annotation(ANNOTATIONS + "Entity", 0);
    }

    /** The {@code @Aggregate}. */
    static Location aggregate(AggregateModel aggregate) {
        return aggregate.at().annotation(ANNOTATIONS + "Aggregate", 0);
    }

    /** {@code @Table on Orders}. */
    static String describe(TableModel table) {
        return "@Table on " + table.type().simpleName();
    }

    /** {@code @GlobalIndex("GSI1") on Orders}, {@code @LocalIndex("LSI1") on Orders}. */
    static String describe(TableModel table, IndexModel index) {
        return Annotated.of(index) + " on " + table.type().simpleName();
    }

    /** The same of the first index of that name, which there is. */
    static String describe(TableModel table, String index) {
        return table.indexes().stream()
                .filter(each -> each.name().equals(index))
                .map(each -> describe(table, each))
                .findFirst()
                .orElseThrow();
    }

    /** Where the attributes of a key are named. */
    static Location member(TableModel table, KeySlot slot, boolean sort) {
        Location at = slot.index().isEmpty() ? table(table) : slot.at();
        return at.member(memberName(slot, sort));
    }

    /** The member that names the attributes of a key. */
    static String memberName(KeySlot slot, boolean sort) {
        if (slot.index().isEmpty()) {
            return sort ? "sortKey" : "partitionKey";
        }
        return sort ? "sort" : "partition";
    }

    /** {@code the table} or {@code GSI1}. */
    static String name(KeySlot slot) {
        return slot.index().isEmpty() ? "the table" : slot.index();
    }
}
