package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.format.Binding;

/** A format that a placeholder names can take the attribute. */
final class WrongFormatRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (PlaceholderUse use : PlaceholderUse.of(analysis)) {
            if (use.binding() instanceof Binding.WrongType wrong) {
                diagnostics.report(use.use()
                        .diagnostic(
                                Code.WRONG_FORMAT,
                                "has " + use.placeholder() + ", but the type " + use.type() + " has no format :"
                                        + wrong.name() + ".")
                        .line("has", Formatted.choices(use, wrong.known()))
                        .write(Formatted.write(use, wrong.name(), wrong.known())));
            }
        }
    }
}
