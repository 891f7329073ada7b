package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.plan.TableAnalysis;

/** A primary key tells items apart, unless there is to be one only. */
final class ConstantPrimaryKeyRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (EntityKeys keys : analysis.entities()) {
            KeyPlan primary = keys.primary();
            if (primary != null
                    && !keys.entity().shape().attributes().isEmpty()
                    && primary.parameters().isEmpty()) {
                String name = keys.entity().type().simpleName();
                diagnostics.report(Diagnostic.of(
                                Code.CONSTANT_PRIMARY_KEY,
                                primary.at(),
                                "@Key on " + name + ": every " + name
                                        + " has the same primary key, so there is at most one.")
                        .found(primary.describe())
                        .write(SuggestedTemplates.of(analysis.table(), keys.entity(), true, false)
                                + ", unless there is to be one only"));
            }
        }
    }
}
