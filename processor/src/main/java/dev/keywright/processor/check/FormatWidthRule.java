package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.format.Binding;

/** A width is one that the type can have. */
final class FormatWidthRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (PlaceholderUse use : PlaceholderUse.of(analysis)) {
            if (use.binding() instanceof Binding.BadWidth bad) {
                diagnostics.report(use.use()
                        .diagnostic(
                                Code.FORMAT_WIDTH,
                                "has " + use.placeholder() + " with a width that can't be: " + bad.reason() + ".")
                        .write(use.withFormat(
                                Formatted.example(bad.name().contains(".") ? "<digits>.<digits>" : "<digits>"))));
            }
        }
    }
}
