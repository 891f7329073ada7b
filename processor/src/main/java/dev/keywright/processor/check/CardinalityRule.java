package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.Cardinality;
import dev.keywright.processor.plan.PatternOutcome;
import dev.keywright.processor.plan.TableAnalysis;

/** A cardinality is a minimum and a maximum, the maximum at least one and no less than the minimum. */
final class CardinalityRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (PatternOutcome outcome : analysis.patterns()) {
            String cardinality = outcome.pattern().cardinality();
            Cardinality.Fault fault = Cardinality.fault(cardinality);
            if (fault != Cardinality.Fault.NONE) {
                diagnostics.report(Diagnostic.of(
                                Code.BAD_CARDINALITY,
                                outcome.pattern().at().member("cardinality"),
                                PatternUse.headline(outcome) + ": " + verdict(fault, cardinality))
                        .write("cardinality = \"" + fixed(fault, cardinality) + "\""));
            }
        }
    }

    private static String verdict(Cardinality.Fault fault, String cardinality) {
        String quoted = "cardinality \"" + cardinality + "\" ";
        return switch (fault) {
            case MINIMUM_OVER_MAXIMUM -> quoted + "has a minimum over its maximum.";
            case NOTHING -> quoted + "says that nothing ever comes back.";
            default -> quoted + "is not of the form \"min-max\".";
        };
    }

    private static String fixed(Cardinality.Fault fault, String cardinality) {
        if (fault == Cardinality.Fault.MINIMUM_OVER_MAXIMUM) {
            String[] ends = cardinality.split("-", -1);
            return ends[1] + "-" + ends[0];
        }
        return cardinality.matches("[1-9]\\d{0,17}")
                ? "0-" + cardinality
                : fault == Cardinality.Fault.NOTHING ? "0-1" : "0-100";
    }
}
