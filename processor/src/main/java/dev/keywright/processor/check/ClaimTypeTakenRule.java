package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.ClaimPlan;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.HashMap;
import java.util.Map;

/** The items of a claim have a type name of their own. */
final class ClaimTypeTakenRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        Map<String, String> owners = new HashMap<>();
        for (EntityKeys keys : analysis.entities()) {
            owners.putIfAbsent(keys.entity().typeName(), keys.entity().type().simpleName() + " items");
        }
        for (UniqueUse use : UniqueUse.of(analysis)) {
            ClaimPlan claim = use.plan();
            String entity = use.keys().entity().type().simpleName();
            String owner = claim == null ? null : owners.putIfAbsent(claim.typeName(), "claims of " + entity);
            if (claim != null && owner != null && !owner.equals("claims of " + entity)) {
                diagnostics.report(use.diagnostic(
                                Code.CLAIM_TYPE_TAKEN,
                                use.unique().at(),
                                "its claims have the type \"" + claim.typeName() + "\", as " + owner + " have.")
                        .write(use.with("name", use.unique().name() + "Value") + ", as the name is part of that type"));
            }
        }
    }
}
