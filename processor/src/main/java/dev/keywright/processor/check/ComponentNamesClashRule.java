package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.KeyAttribute;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.Component;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Different components of an entity's keys have different names in Java. */
final class ComponentNamesClashRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (EntityKeys keys : analysis.entities()) {
            Map<String, Component> byName = new HashMap<>();
            Set<String> told = new HashSet<>();
            for (KeyPlan key : keys.all()) {
                for (KeyAttribute attribute : key.attributes()) {
                    for (Component component : attribute.components()) {
                        Component earlier = byName.putIfAbsent(component.name(), component);
                        if (earlier != null
                                && !earlier.reference().equals(component.reference())
                                && told.add(component.reference())) {
                            diagnostics.report(diagnostic(keys, key, earlier, component));
                        }
                    }
                }
            }
        }
    }

    private static Diagnostic diagnostic(EntityKeys keys, KeyPlan key, Component earlier, Component later) {
        String annotation = key.index().isEmpty() ? "@Key" : "@Key(index = \"" + key.index() + "\")";
        return Diagnostic.of(
                        Code.COMPONENT_NAMES_CLASH,
                        key.at(),
                        annotation + " on " + keys.entity().type().simpleName() + ": {" + later.reference() + "} and {"
                                + earlier.reference() + "} would both be the parameter " + later.name() + ".")
                .found(key.describe())
                .write("another name for the component " + later.attribute().name() + " or for "
                        + earlier.attribute().name());
    }
}
