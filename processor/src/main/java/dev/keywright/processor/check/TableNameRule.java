package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.TableAnalysis;

/** DynamoDB takes the name of the table. */
final class TableNameRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        TableModel table = analysis.table();
        if (!DynamoNames.isValid(table.name())) {
            diagnostics.report(Diagnostic.of(
                            Code.TABLE_NAME,
                            Places.table(table).member("name"),
                            Places.describe(table) + ": a table's name has " + DynamoNames.RULE + ".")
                    .found(DynamoNames.shown(table.name()))
                    .write("name = \""
                            + DynamoNames.repaired(table.name(), table.type().simpleName() + "-data") + "\""));
        }
    }
}
