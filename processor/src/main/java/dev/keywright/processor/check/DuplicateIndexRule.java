package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.HashSet;
import java.util.Set;

/** No two indexes have one name. */
final class DuplicateIndexRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        TableModel table = analysis.table();
        Set<String> seen = new HashSet<>();
        for (IndexModel index : table.indexes()) {
            if (!seen.add(index.name())) {
                diagnostics.report(Diagnostic.of(
                                Code.DUPLICATE_INDEX,
                                index.at().member("value"),
                                Places.describe(table, index) + ": another index has that name.")
                        .write((index.local() ? "@LocalIndex" : "@GlobalIndex") + "(\""
                                + free(table, index.local() ? "LSI" : "GSI") + "\"), or one of the two"));
            }
        }
    }

    private static String free(TableModel table, String prefix) {
        int number = 1;
        while (isTaken(table, prefix + number)) {
            number++;
        }
        return prefix + number;
    }

    private static boolean isTaken(TableModel table, String name) {
        return table.indexes().stream().map(IndexModel::name).anyMatch(name::equals);
    }
}
