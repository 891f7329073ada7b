package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.plan.JavaNames;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.HashMap;
import java.util.Map;

/** No two types of item have one type name. */
final class DuplicateTypeNameRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        if (analysis.table().typeAttribute().isEmpty()) {
            return;
        }
        Map<String, EntityModel> byName = new HashMap<>();
        for (EntityModel entity : analysis.table().entities()) {
            EntityModel earlier = byName.putIfAbsent(entity.typeName(), entity);
            if (earlier != null) {
                report(entity, entity.typeName(), earlier.type().simpleName(), diagnostics);
            }
        }
    }

    private static void report(EntityModel entity, String typeName, String other, Diagnostics diagnostics) {
        String name = entity.type().simpleName();
        diagnostics.report(Diagnostic.of(
                        Code.DUPLICATE_TYPE_NAME,
                        Places.entity(entity).member("type"),
                        "@Entity on " + name + ": its type name is that of " + other
                                + " too, so items can't be told apart.")
                .found("type \"" + typeName + "\"")
                .write("type = \"" + JavaNames.lowerCamel(name)
                        + (JavaNames.lowerCamel(name).equals(typeName) ? "2" : "") + "\""));
    }
}
