package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.plan.ConditionProblem;
import dev.keywright.processor.plan.TableAnalysis;

/** A condition names an attribute of its entity. */
final class UnknownConditionAttributeRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (ConditionUse use : ConditionUse.of(analysis)) {

            Location at = use.when().at().member("attribute");
            if (use.problem() instanceof ConditionProblem.UnknownAttribute unknown
                    && use.entity().complete()) {
                String nearest = Similar.nearest(unknown.step(), unknown.known());
                diagnostics.report(use.diagnostic(
                                Code.UNKNOWN_CONDITION_ATTRIBUTE,
                                at,
                                "names \"" + unknown.step() + "\", which is no attribute."
                                        + Similar.to(unknown.step(), unknown.known()))
                        .line("has", "attributes " + Diagnostic.listed(unknown.known()))
                        .write(
                                nearest.isEmpty()
                                        ? "the name of one of them, or a component " + unknown.step()
                                        : use.on(use.when().attribute().replace(unknown.step(), nearest))));
            }
            if (use.problem() instanceof ConditionProblem.NoStep no) {
                diagnostics.report(use.diagnostic(
                                Code.UNKNOWN_CONDITION_ATTRIBUTE,
                                at,
                                "names \"" + no.step() + "\" in "
                                        + no.attribute().name() + ", which has no attributes of its own.")
                        .write("a condition on " + no.attribute().name() + " itself, or on another attribute"));
            }
        }
    }
}
