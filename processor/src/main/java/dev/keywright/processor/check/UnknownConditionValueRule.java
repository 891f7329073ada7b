package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.ConditionProblem;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.ArrayList;
import java.util.List;

/** A condition asks for values that there are. */
final class UnknownConditionValueRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (ConditionUse use : ConditionUse.of(analysis)) {
            if (use.problem() instanceof ConditionProblem.UnknownValue unknown) {
                String nearest = Similar.nearest(unknown.value(), unknown.known());
                List<String> values = new ArrayList<>(use.when().values());
                values.remove(unknown.position());
                if (!nearest.isEmpty() || values.isEmpty()) {
                    String other = nearest.isEmpty() ? unknown.known().get(0) : nearest;
                    values.add(unknown.position(), other);
                }
                diagnostics.report(use.diagnostic(
                                Code.UNKNOWN_CONDITION_VALUE,
                                use.when().at().member("is").element(unknown.position()),
                                "asks for \"" + unknown.value() + "\", which "
                                        + use.when().attribute() + " never is."
                                        + Similar.to(unknown.value(), unknown.known()))
                        .line("has", "values " + Diagnostic.listed(unknown.known()))
                        .write(use.with(values)));
            }
        }
    }
}
