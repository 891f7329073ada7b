package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.plan.Cardinality;
import dev.keywright.processor.plan.PatternOutcome;
import dev.keywright.processor.plan.TableAnalysis;

/** A pattern that is to return at most one item has no range: there is nothing to bound. */
final class RangeOfOneRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (PatternOutcome outcome : analysis.patterns()) {
            PatternModel pattern = outcome.pattern();
            if (!pattern.range().isEmpty() && Cardinality.atMostOne(pattern.cardinality())) {
                diagnostics.report(Diagnostic.of(
                                Code.RANGE_OF_ONE,
                                pattern.at().member("cardinality"),
                                PatternUse.headline(outcome) + ": it has a range, and at most one item to return.")
                        .found("range = \"" + pattern.range() + "\", cardinality = \"" + pattern.cardinality() + "\"")
                        .write("the cardinality of all items in the range, and first() on the query for the first of "
                                + "them; or no range"));
            }
        }
    }
}
