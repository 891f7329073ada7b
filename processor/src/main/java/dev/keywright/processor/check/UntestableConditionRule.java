package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.ConditionProblem;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.List;

/** A condition asks for values of an enum, a boolean or a text. */
final class UntestableConditionRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (ConditionUse use : ConditionUse.of(analysis)) {
            if (use.problem() instanceof ConditionProblem.Untestable untestable) {
                diagnostics.report(use.diagnostic(
                                Code.UNTESTABLE_CONDITION,
                                use.when().at().member("is"),
                                "asks for values of " + use.when().attribute() + ", which is neither enum, boolean"
                                        + " nor String.")
                        .line("has", "type " + untestable.type().type().simpleName())
                        .write(use.with(List.of()) + ", which asks whether it is there"));
            }
        }
    }
}
