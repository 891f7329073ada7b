package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.ClaimPlan;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The key of a claim holds all that is to be unique: without one of the attributes it would keep apart what may differ in it. */
final class ClaimLacksAttributeRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (UniqueUse use : UniqueUse.of(analysis)) {
            ClaimPlan claim = use.plan();
            if (claim == null || use.unique().key().isEmpty() || !use.isKnown()) {
                continue;
            }
            Set<String> held = ClaimParts.of(claim);
            List<String> missing = new ArrayList<>(use.unique().attributes());
            missing.removeAll(held);
            if (!missing.isEmpty()) {
                diagnostics.report(use.diagnostic(
                                Code.CLAIM_LACKS_ATTRIBUTE,
                                use.unique().at().member("key"),
                                "its key lacks " + Diagnostic.listed(missing)
                                        + ", so that two items that differ only in it could not both exist.")
                        .found("\"" + use.unique().key() + "\"")
                        .write("key = \""
                                + ClaimParts.with(analysis, use.unique().key(), missing) + "\""));
            }
        }
    }
}
