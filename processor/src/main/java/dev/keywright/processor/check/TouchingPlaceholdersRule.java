package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.TemplateProblem;

/** Something stands between two placeholders, so that their values can be told apart. */
final class TouchingPlaceholdersRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (TemplateUse use : TemplateUse.of(analysis)) {
            use.template().problems(TemplateProblem.Touching.class).stream()
                    .findFirst()
                    .ifPresent(problem -> diagnostics.report(use.diagnostic(
                                    Code.TOUCHING_PLACEHOLDERS,
                                    "can't be read back: " + problem.first() + " and " + problem.second() + " touch.")
                            .write(use.with(Separated.of(use.template(), analysis.delimiter())))));
        }
    }
}
