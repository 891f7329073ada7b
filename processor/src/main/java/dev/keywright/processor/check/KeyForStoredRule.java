package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.TableAnalysis;

/** A {@code @Key} has something to write. */
final class KeyForStoredRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (KeyUse use : KeyUse.of(analysis)) {
            if (use.entity().complete() && !use.isNeeded()) {
                boolean several = use.slot().attributes().size() > 1;
                Diagnostic diagnostic = use.diagnostic(
                                Code.KEY_FOR_STORED,
                                use.key().at(),
                                "every " + use.name() + " has the key of " + Places.name(use.slot()) + " without it.")
                        .found(String.join(" and ", use.slot().attributes()) + (several ? " are" : " is")
                                + " stored anyway");
                if (!use.key().when().isEmpty()) {
                    diagnostic = diagnostic.line("when", "a condition can't keep what is stored out of an index");
                }
                diagnostics.report(diagnostic.write("no @Key for " + Places.name(use.slot())));
            }
        }
    }
}
