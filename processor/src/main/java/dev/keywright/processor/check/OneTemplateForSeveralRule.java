package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.List;

/** A template fills one attribute. */
final class OneTemplateForSeveralRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (KeyUse use : KeyUse.of(analysis)) {
            if (use.entity().complete()) {
                check(analysis, use, "partition", use.partitionNeeds(), diagnostics);
                check(analysis, use, "sort", use.sortNeeds(), diagnostics);
            }
        }
    }

    private static void check(
            TableAnalysis analysis, KeyUse use, String kind, List<String> names, Diagnostics diagnostics) {
        if (names.size() > 1) {
            Location at = use.key().at().member(kind);
            diagnostics.report(use.diagnostic(
                            Code.ONE_TEMPLATE_FOR_SEVERAL,
                            at,
                            "one " + kind + " template can't fill " + Diagnostic.listed(names) + " of "
                                    + use.slot().index() + ".")
                    .found(use.name() + " has no attributes " + Diagnostic.listed(names))
                    .write(kind + " = \"" + use.slot().index() + (kind.equals("sort") ? "SK" : "PK") + "\" in "
                            + Places.describe(analysis.table(), use.slot().index()) + ", or components "
                            + Diagnostic.listed(names) + " in " + use.name()));
        }
    }
}
