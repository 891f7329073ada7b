package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.ScalarType.Stored;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.HashMap;
import java.util.Map;

/** A key attribute has one type in all entities. */
final class KeyAttributeTypesRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        Map<String, StoredKey> byName = new HashMap<>();
        for (StoredKey key : StoredKey.of(analysis)) {
            if (key.stored() == Stored.OTHER) {
                continue;
            }
            StoredKey earlier = byName.putIfAbsent(key.name(), key);
            if (earlier != null && earlier.stored() != key.stored()) {
                diagnostics.report(Diagnostic.of(
                                Code.KEY_ATTRIBUTE_TYPES,
                                key.at(),
                                key.subject() + ": the key attribute " + key.name() + " of " + Places.name(key.slot())
                                        + " is " + describe(key) + " here and " + describe(earlier) + " in "
                                        + earlier.subject().replaceFirst("^@Key.* on ", "the @Key on ") + ".")
                        .found(key.type())
                        .line("other", earlier.type())
                        .write("one type, or a key attribute of another name"));
            }
        }
    }

    private static String describe(StoredKey key) {
        return switch (key.stored()) {
            case NUMBER -> "a number";
            case BINARY -> "binary";
            default -> "text";
        };
    }
}
