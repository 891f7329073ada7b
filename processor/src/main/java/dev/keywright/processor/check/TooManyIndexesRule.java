package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.TableAnalysis;

/** A table has at most 20 global indexes, which is DynamoDB's default quota. */
final class TooManyIndexesRule implements Rule {
    static final int MOST = 20;

    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        TableModel table = analysis.table();
        if (table.indexes().size() > MOST) {
            IndexModel first = table.indexes().get(MOST);
            diagnostics.report(Diagnostic.of(
                            Code.TOO_MANY_INDEXES,
                            first.at(),
                            Places.describe(table, first) + ": a table has at most " + MOST + " global indexes.")
                    .found(table.indexes().size() + " of them")
                    .write("keys of several entities in one index; an index takes any number of @Key templates"));
        }
    }
}
