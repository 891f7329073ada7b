package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.ConditionProblem;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.ArrayList;
import java.util.List;

/** The {@code where} of a pattern asks for values that the enum or boolean has. */
final class WhereValueRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (WhereUse use : WhereUse.of(analysis)) {
            if (use.problem() instanceof ConditionProblem.UnknownValue unknown) {
                String nearest = Similar.nearest(unknown.value(), unknown.known());
                List<String> values = new ArrayList<>(use.when().values());
                values.set(
                        unknown.position(), nearest.isEmpty() ? unknown.known().get(0) : nearest);
                diagnostics.report(use.diagnostic(
                                Code.WHERE_VALUE,
                                use.when().at().member("is").element(unknown.position()),
                                "asks for " + use.when().attribute() + " \"" + unknown.value()
                                        + "\", which it never has."
                                        + Similar.to(unknown.value(), unknown.known()))
                        .line("has", Diagnostic.listed(unknown.known()))
                        .write("where = " + use.with(values)));
            }
        }
    }
}
