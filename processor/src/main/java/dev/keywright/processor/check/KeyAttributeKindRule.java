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
                diagnostics.report(Diagnostic.of(
                                Code.KEY_ATTRIBUTE_KIND,
                                key.at(),
                                key.subject() + ": it is a key attribute of " + Places.name(key.slot())
                                        + ", and DynamoDB has no keys of the type " + key.type() + ".")
                        .found(key.name() + " in the key of " + Places.name(key.slot()))
                        .write(instead(analysis, key)));
            }
        }
    }

    private static String instead(TableAnalysis analysis, StoredKey key) {
        String index = key.slot().index();
        if (index.isEmpty()
                || !key.type().equalsIgnoreCase("boolean")
                || key.slot().sort().contains(key.name())) {
            return "another type, or another attribute in the key of " + Places.name(key.slot());
        }
        String name = key.subject().replaceFirst(" of .*", "");
        String owner = key.subject().replaceFirst(".* of ", "");
        char delimiter = analysis.table().delimiter();
        return "@Key(index = \"" + index + "\", partition = \"" + name.toUpperCase(Locale.ROOT) + delimiter + "{" + name
                + "}\", sort = \"" + delimiter + owner.toUpperCase(Locale.ROOT) + "\") on " + owner
                + " with @GlobalIndex(\"" + index + "\") on "
                + analysis.table().type().simpleName();
    }
}
