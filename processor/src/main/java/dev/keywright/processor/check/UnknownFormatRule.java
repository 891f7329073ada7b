package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.format.Binding;

/** A format that a placeholder names is there. */
final class UnknownFormatRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (PlaceholderUse use : PlaceholderUse.of(analysis)) {
            if (use.binding() instanceof Binding.UnknownFormat unknown) {
                diagnostics.report(use.use()
                        .diagnostic(
                                Code.UNKNOWN_FORMAT,
                                "names the format \"" + unknown.name() + "\", which there is not."
                                        + Similar.to(unknown.name(), unknown.known()))
                        .line("has", Formatted.choices(use, unknown.known()))
                        .write(Formatted.write(use, unknown.name(), unknown.known())));
            }
        }
    }
}
