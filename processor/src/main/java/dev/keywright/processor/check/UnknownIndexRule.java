package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.KeyModel;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.PatternOutcome;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.List;

/** The index that a key or pattern names is one of the table's. */
final class UnknownIndexRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (EntityKeys keys : analysis.entities()) {
            EntityModel entity = keys.entity();
            for (KeyModel key : entity.keys()) {
                String what = "@Key(index = \"" + key.index() + "\") on "
                        + entity.type().simpleName();
                check(analysis.table(), key.index(), what, key.at().member("index"), diagnostics);
            }
        }
        for (PatternOutcome outcome : analysis.patterns()) {
            PatternModel pattern = outcome.pattern();
            check(
                    analysis.table(),
                    pattern.index(),
                    "@AccessPattern \"" + pattern.name() + "\" on " + outcome.owner(),
                    pattern.at().member("index"),
                    diagnostics);
        }
    }

    private static void check(TableModel table, String index, String what, Location at, Diagnostics diagnostics) {
        List<String> known = table.indexes().stream().map(IndexModel::name).toList();
        if (index.isEmpty() || known.contains(index)) {
            return;
        }
        String name = table.type().simpleName();
        String similar = Similar.to(index, known);
        String nearest = Similar.nearest(index, known);
        diagnostics.report(Diagnostic.of(
                        Code.UNKNOWN_INDEX, at, what + ": " + name + " has no index \"" + index + "\"." + similar)
                .found(known.isEmpty() ? "no @GlobalIndex on " + name : "indexes " + Diagnostic.listed(known))
                .write(
                        nearest.isEmpty()
                                ? "@GlobalIndex(\"" + index + "\") on " + name
                                : "index = \"" + nearest + "\", or @GlobalIndex(\"" + index + "\") on " + name));
    }
}
