package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.KeyOrigins;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.TableAnalysis;

/** Every entity has a primary key. */
final class MissingKeyRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (EntityKeys keys : analysis.entities()) {
            EntityModel entity = keys.entity();
            if (keys.primary() == null
                    && !isStored(analysis.table(), entity)
                    && entity.keys().stream().noneMatch(key -> key.index().isEmpty())) {
                diagnostics.report(Diagnostic.of(
                                Code.MISSING_KEY,
                                entity.at(),
                                "@Entity on " + entity.type().simpleName() + ": it has no primary key.")
                        .found(
                                entity.keys().isEmpty()
                                        ? "no @Key"
                                        : "only @Key with index = "
                                                + Diagnostic.listed(entity.keys().stream()
                                                        .map(key -> "\"" + key.index() + "\"")
                                                        .distinct()
                                                        .toList()))
                        .write(suggestion(analysis.table(), entity)));
            }
        }
    }

    private static String suggestion(TableModel table, EntityModel entity) {
        KeyOrigins origins = new KeyOrigins(table, entity);
        KeySlot primary = KeySlot.primary(table);
        boolean partition =
                !origins.needingTemplate(primary, primary.partition()).isEmpty();
        boolean sort = !origins.needingTemplate(primary, primary.sort()).isEmpty();
        return "@Key(" + SuggestedTemplates.of(table, entity, partition, sort) + ")";
    }

    /** Whether attributes of the entity are the key, whatever is wrong with them. */
    private static boolean isStored(TableModel table, EntityModel entity) {
        KeySlot primary = KeySlot.primary(table);
        return new KeyOrigins(table, entity)
                .needingTemplate(primary, primary.attributes())
                .isEmpty();
    }
}
