package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.TemplateProblem;

/** No literal holds what an escaped character of a value looks like. */
final class LooksEscapedRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (TemplateUse use : TemplateUse.of(analysis)) {
            for (TemplateProblem.LooksEscaped problem : use.template().problems(TemplateProblem.LooksEscaped.class)) {
                String sequence = problem.sequence();
                diagnostics.report(use.diagnostic(
                                Code.LOOKS_ESCAPED,
                                "has the text \"" + sequence + "\", which is how a value's '"
                                        + (char) Integer.parseInt(sequence.substring(1), 16) + "' is written.")
                        .write(use.replacing(sequence, sequence.substring(1))));
            }
        }
    }
}
