package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.TableAnalysis;

/** No key or claim depends on a version or counter. */
final class ChangingConditionRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (ConditionUse use : ConditionUse.of(analysis)) {
            if (use.isChanging()) {
                diagnostics.report(use.diagnostic(
                                Code.CHANGING_CONDITION,
                                use.when().at().member("attribute"),
                                "is on " + use.when().attribute() + ", " + RoleUse.changing(use.path()) + ".")
                        .write("a condition on another attribute, one that updates set"));
            }
        }
    }
}
