package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.List;
import java.util.Locale;

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
        String name = entity.typeName().toUpperCase(Locale.ROOT);
        List<AttributeModel> attributes = entity.shape().attributes();
        String id = attributes.isEmpty() ? "id" : attributes.get(0).name();
        String partition = name + table.delimiter() + "{" + id + "}";
        return table.sortKey().isEmpty()
                ? "@Key(partition = \"" + partition + "\")"
                : "@Key(partition = \"" + partition + "\", sort = \"" + table.delimiter() + name + "\")";
    }
}
