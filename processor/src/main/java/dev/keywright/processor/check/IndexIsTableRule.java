package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.TableAnalysis;

/** An index has another key than its table. */
final class IndexIsTableRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        TableModel table = analysis.table();
        KeySlot primary = KeySlot.primary(table);
        for (KeySlot slot : KeySlot.of(table)) {
            if (!slot.index().isEmpty()
                    && slot.partition().equals(primary.partition())
                    && slot.sort().equals(primary.sort())) {
                diagnostics.report(Diagnostic.of(
                                Code.INDEX_IS_TABLE,
                                slot.at(),
                                Places.describe(table, slot.index()) + ": it has the table's own key, so it answers"
                                        + " nothing that the table doesn't.")
                        .found(String.join(", ", slot.attributes()))
                        .write(inverted(slot)));
            }
        }
    }

    private static String inverted(KeySlot slot) {
        String index = "@GlobalIndex(\"" + slot.index() + "\")";
        return slot.sort().isEmpty()
                ? index
                : "@GlobalIndex(value = \"" + slot.index() + "\", partition = \""
                        + slot.sort().get(0) + "\", sort = \""
                        + slot.partition().get(0) + "\") for the inverted index, or " + index + " for one of its own";
    }
}
