package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.plan.ConditionProblem;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.AttributePath;

/** What a pattern is given, ranges over or asks for, and what its {@code where} is on, are attributes. */
final class UnknownPatternAttributeRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (PatternUse use : PatternUse.of(analysis)) {
            for (PatternUse.Reference reference : use.references()) {
                reference(use, reference, diagnostics);
            }
        }
        for (WhereUse use : WhereUse.of(analysis)) {
            where(use, diagnostics);
        }
    }

    private static void reference(PatternUse use, PatternUse.Reference reference, Diagnostics diagnostics) {
        AttributePath path = use.find(reference.path());
        if (path instanceof AttributePath.Unknown unknown) {
            diagnostics.report(use.diagnostic(
                            Code.UNKNOWN_PATTERN_ATTRIBUTE,
                            reference.at(),
                            reference.member() + " names \"" + unknown.step() + "\", which is no attribute."
                                    + Similar.to(unknown.step(), unknown.known()))
                    .found("\"" + reference.text() + "\"")
                    .line("has", "attributes " + Diagnostic.listed(unknown.known()))
                    .write(use.with(reference, nearest(reference, unknown))));
        } else if (path instanceof AttributePath.NoStep end) {
            diagnostics.report(use.diagnostic(
                            Code.UNKNOWN_PATTERN_ATTRIBUTE,
                            reference.at(),
                            reference.member() + " names \"" + end.step() + "\" in "
                                    + end.attribute().name() + ", which has no attributes of its own.")
                    .found("\"" + reference.text() + "\"")
                    .write(use.with(reference, end.attribute().name())));
        }
    }

    private static String nearest(PatternUse.Reference reference, AttributePath.Unknown unknown) {
        String nearest = Similar.nearest(unknown.step(), unknown.known());
        return nearest.isEmpty() ? unknown.known().get(0) : reference.text().replace(unknown.step(), nearest);
    }

    private static void where(WhereUse use, Diagnostics diagnostics) {
        Location at = use.when().at().member("attribute");
        if (use.problem() instanceof ConditionProblem.UnknownAttribute unknown) {
            String nearest = Similar.nearest(unknown.step(), unknown.known());
            diagnostics.report(use.diagnostic(
                            Code.UNKNOWN_PATTERN_ATTRIBUTE,
                            at,
                            "names \"" + unknown.step() + "\", which is no attribute of "
                                    + use.entity().type().simpleName() + "."
                                    + Similar.to(unknown.step(), unknown.known()))
                    .line("has", "attributes " + Diagnostic.listed(unknown.known()))
                    .write("where = "
                            + use.on(nearest.isEmpty() ? unknown.known().get(0) : nearest)));
        } else if (use.problem() instanceof ConditionProblem.NoStep end) {
            diagnostics.report(use.diagnostic(
                            Code.UNKNOWN_PATTERN_ATTRIBUTE,
                            at,
                            "names \"" + end.step() + "\" in " + end.attribute().name()
                                    + ", which has no attributes of its own.")
                    .write("where = " + use.on(end.attribute().name())));
        }
    }
}
