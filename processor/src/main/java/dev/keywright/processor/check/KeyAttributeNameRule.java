package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.TableAnalysis;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** DynamoDB takes the names of the key attributes: 1 to 255 bytes. */
final class KeyAttributeNameRule implements Rule {
    private static final int MOST_BYTES = 255;

    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        TableModel table = analysis.table();
        for (KeySlot slot : KeySlot.of(table)) {
            check(table, slot, slot.partition(), false, diagnostics);
            check(table, slot, slot.sort(), true, diagnostics);
        }
    }

    private static void check(
            TableModel table, KeySlot slot, List<String> names, boolean sort, Diagnostics diagnostics) {
        for (String name : names) {
            int bytes = name.getBytes(StandardCharsets.UTF_8).length;
            if (bytes == 0 || bytes > MOST_BYTES) {
                String key = sort ? "sort key" : "partition key";
                String annotation =
                        slot.index().isEmpty() ? Places.describe(table) : Places.describe(table, slot.index());
                diagnostics.report(Diagnostic.of(
                                Code.KEY_ATTRIBUTE_NAME,
                                Places.member(table, slot, sort),
                                annotation + ": the name of a key attribute has 1 to " + MOST_BYTES + " bytes.")
                        .found(
                                bytes == 0
                                        ? "a " + key + " without a name"
                                        : "a " + key + " with a name of " + bytes + " bytes")
                        .write(Places.memberName(slot, sort) + " = \"" + slot.index() + (sort ? "SK" : "PK") + "\""));
            }
        }
    }
}
