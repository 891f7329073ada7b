package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.KeyModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.UniqueModel;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.List;
import java.util.function.UnaryOperator;

/** Analyses a table as it would be after a change, so that no suggestion is made that doesn't help. */
final class WhatIf {
    private WhatIf() {}

    /** With the key at that place changed. */
    static TableAnalysis key(TableAnalysis analysis, Location at, UnaryOperator<KeyModel> change) {
        return entities(
                analysis,
                entity -> copy(
                        entity,
                        entity.keys().stream()
                                .map(key -> key.at().equals(at) ? change.apply(key) : key)
                                .toList(),
                        entity.uniques()));
    }

    /** With the constraint at that place changed. */
    static TableAnalysis unique(TableAnalysis analysis, Location at, UnaryOperator<UniqueModel> change) {
        return entities(
                analysis,
                entity -> copy(
                        entity,
                        entity.keys(),
                        entity.uniques().stream()
                                .map(unique -> unique.at().equals(at) ? change.apply(unique) : unique)
                                .toList()));
    }

    private static TableAnalysis entities(TableAnalysis analysis, UnaryOperator<EntityModel> change) {
        TableModel table = analysis.table();
        return TableAnalysis.of(copy(
                table, table.indexes(), table.entities().stream().map(change).toList()));
    }

    /** A table with other indexes and entities. */
    static TableModel copy(TableModel table, List<IndexModel> indexes, List<EntityModel> entities) {
        return new TableModel(
                table.type(),
                table.isPublic(),
                table.name(),
                table.partitionKey(),
                table.sortKey(),
                table.typeAttribute(),
                table.delimiter(),
                indexes,
                entities,
                table.collections(),
                table.aggregates(),
                table.views(),
                table.suppressed(),
                table.complete(),
                table.at());
    }

    /** An entity with other keys and constraints. */
    static EntityModel copy(EntityModel entity, List<KeyModel> keys, List<UniqueModel> uniques) {
        return new EntityModel(
                entity.type(),
                entity.isPublic(),
                entity.typeName(),
                entity.shape(),
                keys,
                entity.patterns(),
                uniques,
                entity.supertypes(),
                entity.suppressed(),
                entity.complete(),
                entity.at());
    }
}
