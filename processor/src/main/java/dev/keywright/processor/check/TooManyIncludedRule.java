package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.IndexModel.Projection;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.TableAnalysis;

/** The indexes of a table include at most 100 attributes in all, one in two indexes counting twice. */
final class TooManyIncludedRule implements Rule {
    private static final int MOST = 100;

    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        TableModel table = analysis.table();
        int before = 0;
        for (IndexModel index : table.indexes()) {
            int in = index.projection() == Projection.INCLUDE ? index.include().size() : 0;
            if (before <= MOST && before + in > MOST) {
                int all = table.indexes().stream()
                        .filter(each -> each.projection() == Projection.INCLUDE)
                        .mapToInt(each -> each.include().size())
                        .sum();
                diagnostics.report(Diagnostic.of(
                                Code.TOO_MANY_INCLUDED,
                                index.at().member("include").element(MOST - before),
                                Places.describe(table, index) + ": the indexes of a table include at most " + MOST
                                        + " attributes in all.")
                        .found(all + " with those of this index, one in two indexes counted twice")
                        .write("projection = Projection.ALL, which has no such limit"));
            }
            before += in;
        }
    }
}
