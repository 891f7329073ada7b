package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.List;

/** Each index serves a pattern. */
final class UnusedIndexRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.WHOLE_TABLE;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        if (diagnostics.hasErrors()) {
            return;
        }
        String table = analysis.table().type().simpleName();
        for (IndexModel index : analysis.table().indexes()) {
            if (ServedPatterns.by(analysis, index.name()).isEmpty()) {
                List<String> holds = analysis.entities().stream()
                        .filter(keys -> keys.indexKeys().stream()
                                .anyMatch(key -> key.index().equals(index.name())))
                        .map(EntityKeys::entity)
                        .map(entity -> entity.type().simpleName())
                        .toList();
                diagnostics.report(Diagnostic.of(
                                Code.UNUSED_INDEX,
                                index.at(),
                                Annotated.of(index) + " on " + table + ": it serves no pattern.")
                        .found(
                                holds.isEmpty()
                                        ? "no entity is in it"
                                        : "a copy of each " + Diagnostic.listed(holds)
                                                + ", written and paid for with every change")
                        .write("an @AccessPattern that it serves, or no such index"));
            }
        }
    }
}
