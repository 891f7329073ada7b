package dev.keywright.processor.plan;

import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.TableModel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What an index that doesn't project everything holds of an entity. */
final class Projections {
    private Projections() {}

    /** The stored names of what the index lacks: attributes of the entity, the type attribute. */
    static List<String> missing(TableModel table, IndexModel index, EntityModel entity) {
        Set<String> held = new HashSet<>(index.partition());
        held.addAll(index.sort());
        held.add(table.partitionKey());
        held.add(table.sortKey());
        if (index.projection() == IndexModel.Projection.INCLUDE) {
            held.addAll(index.include());
        }
        List<String> missing = new ArrayList<>();
        if (!table.typeAttribute().isEmpty() && !held.contains(table.typeAttribute())) {
            missing.add(table.typeAttribute());
        }
        for (AttributeModel attribute : entity.shape().attributes()) {
            if (!held.contains(attribute.storedName())) {
                missing.add(attribute.storedName());
            }
        }
        return List.copyOf(missing);
    }
}
