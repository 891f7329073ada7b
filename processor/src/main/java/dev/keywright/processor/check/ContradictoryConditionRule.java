package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.ConditionProblem;
import dev.keywright.processor.plan.TableAnalysis;

/** A condition asks for values or for absence. */
final class ContradictoryConditionRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (ConditionUse use : ConditionUse.of(analysis)) {
            if (use.problem() instanceof ConditionProblem.Contradictory) {
                diagnostics.report(use.diagnostic(
                                Code.CONTRADICTORY_CONDITION,
                                use.when().at().member("absent"),
                                "asks for a value of " + use.when().attribute() + " and for its absence.")
                        .write(use.with(use.when().values())));
            }
        }
    }
}
