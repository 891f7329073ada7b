package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.PatternOutcome;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.plan.Verdict;
import java.util.List;

/** The index that a pattern names serves it. */
final class IndexDoesNotServeRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.WHOLE_TABLE;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        List<Diagnostic> known = diagnostics.all();
        for (PatternOutcome outcome : analysis.patterns()) {
            String index = outcome.pattern().index();
            if (index.isEmpty() || !outcome.serving().isEmpty() || FollowUps.of(known, outcome)) {
                continue;
            }
            Diagnostic diagnostic = Diagnostic.of(
                            Code.INDEX_DOES_NOT_SERVE,
                            outcome.pattern().at().member("index"),
                            PatternUse.headline(outcome) + ": " + index + " does not serve it.")
                    .holds(Held.by(outcome.pattern()));
            List<Verdict.Refuses> refusals = outcome.refusals().stream()
                    .filter(refusal -> refusal.key().index().equals(index))
                    .toList();
            for (Verdict.Refuses refusal : refusals) {
                diagnostic = Held.refusal(diagnostic, refusal);
            }
            if (refusals.isEmpty()) {
                diagnostic = diagnostic.line(index, "holds no " + outcome.owner());
            }
            diagnostics.report(diagnostic.write(write(analysis, outcome)));
        }
    }

    private static String write(TableAnalysis analysis, PatternOutcome outcome) {
        if (outcome.elsewhere().isEmpty()) {
            return Remedy.of(analysis, outcome);
        }
        String serving = outcome.elsewhere().get(0).key().index();
        return serving.isEmpty() ? "no index: the table serves it" : "index = \"" + serving + "\", which serves it";
    }
}
