package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.JavaNames;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.HashMap;
import java.util.Map;

/** Different indexes, and the keys of one, have different names in Java. */
final class IndexNamesClashRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        TableModel table = analysis.table();
        Map<String, String> indexes = new HashMap<>();
        for (KeySlot slot : KeySlot.of(table)) {
            String identifier = slot.index().isEmpty() ? "" : JavaNames.identifier(slot.index());
            String earlier = indexes.putIfAbsent(identifier, slot.index());
            if (earlier != null) {
                diagnostics.report(Diagnostic.of(
                                Code.INDEX_NAMES_CLASH,
                                slot.at().member("value"),
                                Places.describe(table, slot.index()) + ": generated code would call it " + identifier
                                        + ", like \"" + earlier + "\".")
                        .write("another name for one of them"));
            }
        }
        for (EntityKeys keys : analysis.entities()) {
            Map<String, KeyPlan> byIdentifier = new HashMap<>();
            for (KeyPlan key : keys.indexKeys()) {
                KeyPlan earlier = byIdentifier.putIfAbsent(key.identifier(), key);
                boolean isTold = earlier != null
                        && JavaNames.identifier(earlier.index()).equals(JavaNames.identifier(key.index()));
                if (earlier != null && !isTold) {
                    diagnostics.report(Diagnostic.of(
                                    Code.INDEX_NAMES_CLASH,
                                    key.at(),
                                    "@Key(index = \"" + key.index() + "\") on "
                                            + keys.entity().type().simpleName() + ": generated code would call it "
                                            + key.identifier() + ", like another key of index \"" + earlier.index()
                                            + "\".")
                            .found(key.describe())
                            .line("other", earlier.describe())
                            .write("another name for one of the indexes"));
                }
            }
        }
    }
}
