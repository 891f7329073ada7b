package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.HashSet;
import java.util.Set;

/** A key names each of its attributes once. */
final class KeyAttributeTwiceRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        TableModel table = analysis.table();
        for (KeySlot slot : KeySlot.of(table)) {
            Set<String> seen = new HashSet<>();
            for (String name : slot.attributes()) {
                if (!seen.add(name)) {
                    boolean sort = slot.sort().contains(name);
                    String annotation =
                            slot.index().isEmpty() ? Places.describe(table) : Places.describe(table, slot.index());
                    diagnostics.report(Diagnostic.of(
                                    Code.KEY_ATTRIBUTE_TWICE,
                                    Places.member(table, slot, sort),
                                    annotation + ": its key names " + name + " twice.")
                            .found("partition " + String.join(", ", slot.partition()) + ", sort "
                                    + String.join(", ", slot.sort()))
                            .write(
                                    slot.index().isEmpty()
                                            ? "sortKey = \"SK\", or sortKey = \"\" for a table without sort key"
                                            : "sort = \"" + slot.index()
                                                    + "SK\", or sort = \"\" for an index without sort key"));
                    break;
                }
            }
        }
    }
}
