package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.ScalarType.Stored;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.Locale;

/** A key attribute is text, a number or binary: DynamoDB has no keys of anything else. */
final class KeyAttributeKindRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (StoredKey key : StoredKey.of(analysis)) {
            if (key.stored() == Stored.OTHER) {
                String name = key.subject().replaceFirst(" of .*", "");
                diagnostics.report(Diagnostic.of(
                                Code.KEY_ATTRIBUTE_KIND,
                                key.at(),
                                key.subject() + ": it is a key attribute of " + Places.name(key.slot())
                                        + ", and DynamoDB has no keys of the type " + key.type() + ".")
                        .found(key.name() + " in the key of " + Places.name(key.slot()))
                        .write(
                                key.slot().index().isEmpty()
                                        ? "another type, or another key of the table"
                                        : "@GlobalIndex(\"" + key.slot().index() + "\") and @Key(index = \""
                                                + key.slot().index() + "\", partition = \""
                                                + name.toUpperCase(Locale.ROOT)
                                                + analysis.table().delimiter() + "{" + name + "}\", ...)"));
            }
        }
    }
}
