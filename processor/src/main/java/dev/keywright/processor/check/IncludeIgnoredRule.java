package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.IndexModel.Projection;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.TableAnalysis;

/** Only an index with the projection INCLUDE includes attributes. */
final class IncludeIgnoredRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        TableModel table = analysis.table();
        for (IndexModel index : table.indexes()) {
            if (!index.include().isEmpty() && index.projection() != Projection.INCLUDE) {
                diagnostics.report(Diagnostic.of(
                                Code.INCLUDE_IGNORED,
                                index.at().member("include"),
                                Places.describe(table, index) + ": it includes attributes, but its projection is "
                                        + index.projection() + ".")
                        .found("include " + Diagnostic.listed(index.include()))
                        .write("projection = Projection.INCLUDE, or no include"));
            }
        }
    }
}
