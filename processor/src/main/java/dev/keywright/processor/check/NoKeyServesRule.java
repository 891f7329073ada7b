package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.PatternOutcome;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.plan.Verdict;
import java.util.List;

/** Some key or index serves each pattern. */
final class NoKeyServesRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.WHOLE_TABLE;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        List<Diagnostic> known = diagnostics.all();
        for (PatternOutcome outcome : analysis.patterns()) {
            boolean isFree = outcome.pattern().index().isEmpty();
            if (!isFree || !outcome.serving().isEmpty() || FollowUps.of(known, outcome)) {
                continue;
            }
            Diagnostic diagnostic = Diagnostic.of(
                            Code.NO_KEY_SERVES,
                            outcome.pattern().at(),
                            PatternUse.headline(outcome) + ": no key serves it.")
                    .holds(Held.by(outcome.pattern()));
            for (Verdict.Refuses refusal : outcome.refusals()) {
                diagnostic = Held.refusal(diagnostic, refusal);
            }
            diagnostics.report(diagnostic.write(Remedy.of(analysis, outcome)));
        }
    }
}
