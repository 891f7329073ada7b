package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.ConditionProblem;
import dev.keywright.processor.plan.TableAnalysis;

/** The {@code where} of a pattern names values only of an enum, a boolean or text. */
final class WhereTypeRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (WhereUse use : WhereUse.of(analysis)) {
            if (use.problem() instanceof ConditionProblem.Untestable untestable) {
                String attribute = use.when().attribute();
                diagnostics.report(use.diagnostic(
                                Code.WHERE_TYPE,
                                use.when().at().member("is"),
                                "compares " + attribute + ", "
                                        + Words.withArticle(
                                                untestable.type().type().simpleName())
                                        + ", with a text.")
                        .line(
                                "takes",
                                "the values of an enum, a boolean or a String; of other types, that they are "
                                        + "present or absent")
                        .write(use.use().givenAlso(attribute) + " for equality, range = \"" + attribute
                                + "\" for bounds"));
            }
        }
    }
}
