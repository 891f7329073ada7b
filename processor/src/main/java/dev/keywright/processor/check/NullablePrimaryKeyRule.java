package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.KeyAttribute;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.Component;
import java.util.HashSet;
import java.util.Set;

/** Nothing in a primary key can be absent. */
final class NullablePrimaryKeyRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (EntityKeys keys : analysis.entities()) {
            KeyPlan primary = keys.primary();
            if (primary == null) {
                continue;
            }
            Set<String> told = new HashSet<>();
            for (KeyAttribute attribute : primary.attributes()) {
                for (Component component : attribute.components()) {
                    boolean through = component
                            .path()
                            .subList(0, component.path().size() - 1)
                            .stream()
                            .anyMatch(AttributeModel::nullable);
                    if (component.nullable() && !through && told.add(component.reference())) {
                        diagnostics.report(diagnostic(keys, primary, attribute, component));
                    }
                }
            }
        }
    }

    private static Diagnostic diagnostic(
            EntityKeys keys, KeyPlan primary, KeyAttribute attribute, Component component) {
        String name = keys.entity().type().simpleName();
        boolean isPartition = primary.partition().contains(attribute);
        Location at = attribute.isWritten()
                ? primary.at().member(isPartition ? "partition" : "sort")
                : component.attribute().at();
        String subject = attribute.isWritten()
                ? "@Key on " + name + ": the " + (isPartition ? "partition" : "sort") + " template names "
                        + component.reference() + ", which can be absent"
                : component.reference() + " of " + name + ": it can be absent and is in the table's key";
        return Diagnostic.of(Code.NULLABLE_PRIMARY_KEY, at, subject + "; every item has its whole key.")
                .found(attribute.isWritten() ? "\"" + attribute.template().source() + "\"" : attribute.name())
                .write(component.path().get(component.path().size() - 1).name()
                        + " without Optional and @Nullable, or another attribute");
    }
}
