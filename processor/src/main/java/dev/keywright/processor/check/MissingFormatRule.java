package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.format.Binding;

/** A placeholder names a format where the type has none of its own. */
final class MissingFormatRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (PlaceholderUse use : PlaceholderUse.of(analysis)) {
            if (use.binding() instanceof Binding.NeedsFormat needs) {
                diagnostics.report(use.use()
                        .diagnostic(
                                Code.MISSING_FORMAT,
                                "has " + use.placeholder() + " without a format, which the type " + use.type()
                                        + " needs.")
                        .line("has", Formatted.choices(use, needs.known()))
                        .write(Formatted.write(use, "", needs.known())));
            }
        }
    }
}
