package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.List;

/** The key of an index has at most 4 partition and 4 sort attributes. */
final class TooManyKeyAttributesRule implements Rule {
    private static final int MOST = 4;

    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        TableModel table = analysis.table();
        for (IndexModel index : table.indexes()) {
            check(table, index, "partition", index.partition(), diagnostics);
            check(table, index, "sort", index.sort(), diagnostics);
        }
    }

    private static void check(
            TableModel table, IndexModel index, String kind, List<String> names, Diagnostics diagnostics) {
        if (names.size() > MOST) {
            diagnostics.report(Diagnostic.of(
                            Code.TOO_MANY_KEY_ATTRIBUTES,
                            index.at().member(kind).element(MOST),
                            Places.describe(table, index) + ": it has " + names.size() + " " + kind
                                    + " attributes; an index has at most " + MOST + ".")
                    .found(Diagnostic.listed(names))
                    .write(kind + " = \"" + index.name() + (kind.equals("sort") ? "SK" : "PK")
                            + "\" and a template of several components in the @Key of each entity"));
        }
    }
}
