package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.AggregateModel;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.plan.TableAnalysis;

/** A pattern of an aggregate has no range: bounds are an interval of keys, which would leave out the parent. */
final class RangeOfAggregateRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (AggregateModel aggregate : analysis.table().aggregates()) {
            for (PatternModel pattern : aggregate.patterns()) {
                if (!pattern.range().isEmpty()) {
                    diagnostics.report(Diagnostic.of(
                                    Code.RANGE_OF_AGGREGATE,
                                    pattern.at().member("range"),
                                    "@AccessPattern \"" + pattern.name() + "\" on "
                                            + aggregate.type().simpleName()
                                            + ": bounds on its children would leave out the parent.")
                            .found("range = \"" + pattern.range() + "\"; one query reads one interval of keys")
                            .write("no range; or the range in a pattern on the child"));
                }
            }
        }
    }
}
