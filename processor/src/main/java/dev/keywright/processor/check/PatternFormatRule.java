package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.AttributePath;
import dev.keywright.processor.template.format.Binding;
import dev.keywright.processor.template.format.Formats;
import java.util.List;

/** A pattern names a format only where that changes the type of what the caller holds. */
final class PatternFormatRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (PatternUse use : PatternUse.of(analysis)) {
            for (PatternUse.Reference reference : use.references()) {
                if (reference.text().indexOf(':') >= 0
                        && use.find(reference.path()) instanceof AttributePath.Found found) {
                    Binding binding = Formats.bind(reference.format(), found.leaf(), analysis.delimiter());
                    check(use, reference, found.leaf().type().simpleName(), binding, diagnostics);
                }
            }
        }
    }

    private static void check(
            PatternUse use, PatternUse.Reference reference, String type, Binding binding, Diagnostics diagnostics) {
        if (binding instanceof Binding.Bound bound) {
            if (bound.format().conversion() == null) {
                Diagnostic diagnostic = use.diagnostic(
                        Code.PATTERN_FORMAT,
                        reference.at(),
                        reference.member() + " names the format of " + reference.path()
                                + ", which is the template's to say.");
                diagnostics.report(diagnostic
                        .found("\"" + reference.text() + "\": the caller holds " + Words.withArticle(type)
                                + " all the same")
                        .write(use.with(reference, reference.path())));
            }
            return;
        }
        Diagnostic diagnostic = use.diagnostic(
                Code.PATTERN_FORMAT,
                reference.at(),
                reference.member() + " names \"" + reference.format() + "\", which is no format of "
                        + Words.withArticle(type) + "." + Similar.to(reference.format(), known(binding)));
        diagnostics.report(diagnostic
                .found("\"" + reference.text() + "\"")
                .write(use.with(reference, reference.path())
                        + ", or with a format that changes the type, such as at:day"));
    }

    private static List<String> known(Binding binding) {
        if (binding instanceof Binding.UnknownFormat unknown) {
            return unknown.known();
        }
        return binding instanceof Binding.WrongType wrong ? wrong.known() : List.of();
    }
}
