package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.JavaNames;
import dev.keywright.processor.plan.PatternOutcome;
import dev.keywright.processor.plan.TableAnalysis;

/** The name of a pattern can be that of a method. */
final class PatternNameRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (PatternOutcome outcome : analysis.patterns()) {
            String name = outcome.pattern().name();
            if (!JavaNames.isMethodName(name)) {
                boolean isWord = JavaNames.isKeyword(name);
                diagnostics.report(Diagnostic.of(
                                Code.PATTERN_NAME,
                                outcome.pattern().at().member("name"),
                                PatternUse.headline(outcome) + ": "
                                        + (isWord
                                                ? "its name is a word of the Java language."
                                                : "its name is no Java identifier."))
                        .write("name = \"" + (isWord ? name + "Items" : suggestion(name)) + "\""));
            }
        }
    }

    private static String suggestion(String name) {
        String identifier = JavaNames.identifier(name);
        return JavaNames.isMethodName(identifier) && identifier.length() > 1 ? identifier : "find";
    }
}
