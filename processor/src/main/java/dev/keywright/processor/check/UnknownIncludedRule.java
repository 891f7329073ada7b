package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.IndexModel.Projection;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What an index includes is an attribute of some entity. */
final class UnknownIncludedRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.WHOLE_TABLE;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        TableModel table = analysis.table();
        Set<String> stored = stored(table);
        Set<String> known = new LinkedHashSet<>(stored);
        KeySlot.of(table).forEach(slot -> known.addAll(slot.attributes()));
        for (IndexModel index : table.indexes()) {
            for (int i = 0; i < index.include().size(); i++) {
                String name = index.include().get(i);
                if (index.projection() == Projection.INCLUDE && !known.contains(name)) {
                    String nearest = Similar.nearest(name, known);
                    diagnostics.report(Diagnostic.of(
                                    Code.UNKNOWN_INCLUDED,
                                    index.at().member("include").element(i),
                                    Places.describe(table, index) + ": it includes \"" + name
                                            + "\", which no entity has." + Similar.to(name, known))
                            .line("has", "attributes " + Diagnostic.listed(List.copyOf(stored)))
                            .write(nearest.isEmpty() ? "the stored name of an attribute" : "\"" + nearest + "\""));
                }
            }
        }
    }

    /** The stored names of all attributes, the type attribute among them. */
    private static Set<String> stored(TableModel table) {
        Set<String> names = new LinkedHashSet<>();
        for (EntityModel entity : table.entities()) {
            entity.shape().attributes().forEach(attribute -> names.add(attribute.storedName()));
        }
        names.add(table.typeAttribute());
        return names;
    }
}
