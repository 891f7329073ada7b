package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.ViewModel;
import dev.keywright.processor.plan.TableAnalysis;

/** Each view has a pattern: without one nothing is generated for it. */
final class UnusedViewRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (ViewModel view : analysis.table().views()) {
            if (!view.isAsked()) {
                String name = view.type().simpleName();
                diagnostics.report(Diagnostic.of(
                                Code.UNUSED_VIEW,
                                view.at().annotation(Places.ANNOTATIONS + "View", 0),
                                "@View on " + name + ": no pattern asks for it, so nothing reads one.")
                        .write("@AccessPattern on " + name + ", or no such record"));
            }
        }
    }
}
