package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.PatternOutcome;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.List;

/** One index serves a pattern, or the pattern says which. */
final class SeveralIndexesRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.WHOLE_TABLE;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (PatternOutcome outcome : analysis.patterns()) {
            List<PatternPlan> serving = outcome.serving();
            if (outcome.plan() != null || serving.size() < 2) {
                continue;
            }
            Diagnostic diagnostic = Diagnostic.of(
                    Code.SEVERAL_INDEXES,
                    outcome.pattern().at(),
                    PatternUse.headline(outcome) + ": " + serving.size() + " indexes serve it equally.");
            for (PatternPlan plan : serving) {
                diagnostic = diagnostic.line(plan.key().index(), plan.key().describe());
            }
            diagnostics.report(
                    diagnostic.write("index = \"" + serving.get(0).key().index() + "\""));
        }
    }
}
