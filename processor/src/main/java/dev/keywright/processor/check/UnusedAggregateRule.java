package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.AggregateModel;
import dev.keywright.processor.plan.TableAnalysis;

/** Each aggregate has a pattern: without one nothing is generated for it. */
final class UnusedAggregateRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (AggregateModel aggregate : analysis.table().aggregates()) {
            if (!aggregate.isAsked()) {
                String name = aggregate.type().simpleName();
                diagnostics.report(Diagnostic.of(
                                Code.UNUSED_AGGREGATE,
                                Places.aggregate(aggregate),
                                "@Aggregate on " + name + ": no pattern asks for it, so nothing reads one.")
                        .write("@AccessPattern on " + name + ", or no such record"));
            }
        }
    }
}
