package dev.keywright.processor.plan;

import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.AttributeModel.Role;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.WhenModel;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What an index holds of an entity, and what a pattern reads of it; by stored names. */
public final class Projections {
    private Projections() {}

    /** What a pattern needs and an index that doesn't project everything lacks. */
    static List<String> missing(
            TableModel table, IndexModel index, EntityModel entity, List<AttributeModel> result, Trim trim) {
        Set<String> held = new HashSet<>(keys(table, index));
        if (index.projection() == IndexModel.Projection.INCLUDE) {
            held.addAll(index.include());
        }
        Set<String> missing = new LinkedHashSet<>(needed(table, entity, result, trim));
        missing.removeAll(held);
        return List.copyOf(missing);
    }

    /** The keys, which every index holds: its own and those of the table. */
    public static Set<String> keys(TableModel table, IndexModel index) {
        Set<String> keys = new HashSet<>(index.partition());
        keys.addAll(index.sort());
        keys.add(table.partitionKey());
        keys.add(table.sortKey());
        return keys;
    }

    /** The type attribute, what is returned, and what rows are dropped by: conditions, and when they expire. */
    public static Set<String> needed(TableModel table, EntityModel entity, List<AttributeModel> result, Trim trim) {
        Set<String> needed = new LinkedHashSet<>();
        if (!table.typeAttribute().isEmpty()) {
            needed.add(table.typeAttribute());
        }
        result.forEach(attribute -> needed.add(attribute.storedName()));
        entity.with(Role.TIME_TO_LIVE).ifPresent(attribute -> needed.add(attribute.storedName()));
        for (Trim.Member member : trim.members()) {
            for (WhenModel when : member.where()) {
                entity.shape().attributes().stream()
                        .filter(attribute -> attribute.name().equals(when.root()))
                        .forEach(attribute -> needed.add(attribute.storedName()));
            }
        }
        return needed;
    }
}
