package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.IndexModel.Projection;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.TableAnalysis;

/** An index with the projection INCLUDE says what it includes. */
final class IncludeMissingRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        TableModel table = analysis.table();
        for (IndexModel index : table.indexes()) {
            if (index.include().isEmpty() && index.projection() == Projection.INCLUDE) {
                diagnostics.report(Diagnostic.of(
                                Code.INCLUDE_MISSING,
                                index.at().member("projection"),
                                Places.describe(table, index.name())
                                        + ": its projection is INCLUDE, but it includes nothing.")
                        .write("include = {...} with the stored names of attributes, or projection ="
                                + " Projection.KEYS_ONLY"));
            }
        }
    }
}
