package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.TableAnalysis;

/** Every item has its primary key, without a condition. */
final class ConditionalPrimaryKeyRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (KeyUse use : KeyUse.of(analysis)) {
            if (use.slot().index().isEmpty() && !use.key().when().isEmpty()) {
                diagnostics.report(use.diagnostic(
                                Code.CONDITIONAL_PRIMARY_KEY,
                                use.key().at().member("when"),
                                "it has a condition, but no item is without its primary key.")
                        .found(use.key().when().get(0).describe())
                        .write("no when here; on the key of an index it makes the index sparse"));
            }
        }
    }
}
