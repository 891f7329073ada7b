package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.TemplateProblem;

/** What follows a placeholder begins with the delimiter, which ends its value. */
final class DelimiterMissingRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        char delimiter = analysis.delimiter().character();
        for (TemplateUse use : TemplateUse.of(analysis)) {
            use.template().problems(TemplateProblem.NoDelimiter.class).stream()
                    .findFirst()
                    .ifPresent(problem -> diagnostics.report(use.diagnostic(
                                    Code.NO_DELIMITER,
                                    "has \"" + problem.literal() + "\" behind " + problem.placeholder()
                                            + ", which does not begin with the delimiter '" + delimiter + "'.")
                            .write(use.with(Separated.of(use.template(), analysis.delimiter())))));
        }
    }
}
