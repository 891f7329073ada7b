package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.plan.PatternOutcome;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.plan.Verdict;
import java.util.ArrayList;
import java.util.List;

/** Some key or index serves each pattern. */
final class NoKeyServesRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.WHOLE_TABLE;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        FollowUps followUps = new FollowUps(analysis.table(), diagnostics);
        for (PatternOutcome outcome : analysis.patterns()) {
            if (!outcome.serving().isEmpty() || outcome.verdicts().isEmpty() || followUps.has(outcome)) {
                continue;
            }
            PatternModel pattern = outcome.pattern();
            Diagnostic diagnostic = Diagnostic.of(
                            Code.NO_KEY_SERVES,
                            pattern.at(),
                            "@AccessPattern \"" + pattern.name() + "\" on " + outcome.owner() + ": no key serves it.")
                    .holds(holds(pattern));
            for (Verdict.Refuses refusal : outcome.refusals()) {
                KeyPlan key = refusal.key();
                diagnostic = diagnostic.line(
                        key.index().isEmpty() ? "table" : key.index(),
                        describe(key) + String.join("; ", refusal.reasons()));
            }
            diagnostics.report(
                    diagnostic.write(NearestKey.of(analysis.table(), outcome).text()));
        }
    }

    private static String holds(PatternModel pattern) {
        List<String> held = new ArrayList<>();
        pattern.given().forEach(given -> held.add(given + " (given)"));
        if (!pattern.range().isEmpty()) {
            held.add(pattern.range() + " (range)");
        }
        for (WhenModel where : pattern.where()) {
            held.add(where.attribute()
                    + (where.absent()
                            ? " absent"
                            : where.values().isEmpty() ? " present" : " " + String.join(" or ", where.values()))
                    + " (where)");
        }
        if (held.isEmpty()) {
            held.add("nothing");
        }
        held.add(pattern.descending() ? "descending" : "ascending");
        return String.join(", ", held);
    }

    private static String describe(KeyPlan key) {
        String text = key.describe();
        return text.isEmpty() ? "" : text + ": ";
    }
}
