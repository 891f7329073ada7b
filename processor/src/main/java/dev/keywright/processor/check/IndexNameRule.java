package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.TableAnalysis;

/** DynamoDB takes the names of the indexes. */
final class IndexNameRule implements Rule {
    private static final int LONG = 100;

    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        TableModel table = analysis.table();
        for (IndexModel index : table.indexes()) {
            if (!DynamoNames.isValid(index.name())) {
                String annotation = index.local() ? "@LocalIndex" : "@GlobalIndex";
                boolean isLong = index.name().length() > LONG;
                String shown = isLong ? index.name().substring(0, LONG) + "..." : index.name();
                diagnostics.report(Diagnostic.of(
                                Code.INDEX_NAME,
                                index.at().member("value"),
                                annotation + "(\"" + shown + "\") on "
                                        + table.type().simpleName() + ": an index's name has " + DynamoNames.RULE + ".")
                        .found(DynamoNames.shown(index.name()))
                        .write(annotation + "(\"" + DynamoNames.repaired(index.name(), index.local() ? "LSI1" : "GSI1")
                                + "\")"));
            }
        }
    }
}
