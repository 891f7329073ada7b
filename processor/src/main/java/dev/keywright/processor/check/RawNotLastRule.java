package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.TemplateProblem;

/** {@code :raw}, which ends nowhere, stands at the end of a template. */
final class RawNotLastRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (TemplateUse use : TemplateUse.of(analysis)) {
            for (TemplateProblem.RawNotLast problem : use.template().problems(TemplateProblem.RawNotLast.class)) {
                String raw = problem.placeholder();
                diagnostics.report(use.diagnostic(
                                Code.RAW_NOT_LAST,
                                "has " + raw + " before its end; nothing tells where a raw value ends.")
                        .write(use.replacing(raw, raw.replace(":raw", ""))));
            }
        }
    }
}
