package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.plan.PatternOutcome;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.HashSet;
import java.util.Set;

/** No two patterns of a type have one name. */
final class TwoPatternsRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        Set<String> seen = new HashSet<>();
        for (PatternOutcome outcome : analysis.patterns()) {
            PatternModel pattern = outcome.pattern();
            if (!seen.add(outcome.at().type() + " " + pattern.name())) {
                diagnostics.report(Diagnostic.of(
                                Code.TWO_PATTERNS,
                                pattern.at().member("name"),
                                PatternUse.headline(outcome) + ": another pattern of " + outcome.owner()
                                        + " has that name.")
                        .write("a name of its own: " + suggestion(pattern)));
            }
        }
    }

    private static String suggestion(PatternModel pattern) {
        String key = pattern.given().isEmpty()
                ? pattern.range()
                : pattern.given().get(pattern.given().size() - 1);
        String name = pattern.name();
        return "name = \"" + (key.isEmpty() ? name + "Too" : name + "By" + Words.capitalized(key)) + "\"";
    }
}
