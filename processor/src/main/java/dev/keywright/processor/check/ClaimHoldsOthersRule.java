package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.ClaimPlan;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The key of a claim holds nothing but what is to be unique: with more in it, two items could have the same values. */
final class ClaimHoldsOthersRule implements Rule {
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
            List<String> attributes = use.unique().attributes();
            Set<String> held = ClaimParts.of(claim);
            List<String> others = new ArrayList<>(held);
            others.removeAll(attributes);
            if (!others.isEmpty() && held.containsAll(attributes)) {
                Set<String> all = new LinkedHashSet<>(attributes);
                all.addAll(others);
                diagnostics.report(use.diagnostic(
                                Code.CLAIM_HOLDS_OTHERS,
                                use.unique().at().member("key"),
                                "its key also holds " + Diagnostic.listed(others)
                                        + ", so that items of different " + String.join(" and ", others)
                                        + " could have the same " + String.join(" and ", attributes) + ".")
                        .found("\"" + use.unique().key() + "\"")
                        .write(use.on(all) + " if they are unique together only"));
            }
        }
    }
}
