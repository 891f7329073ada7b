package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.plan.Verdict;
import java.util.ArrayList;
import java.util.List;

/** Tells what the caller of a pattern holds, and why that isn't enough for a key. */
final class Held {
    private Held() {}

    /** {@code region (given), placedAt (range), ascending}. */
    static String by(PatternModel pattern) {
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
        if (pattern.consistent()) {
            held.add("consistent");
        }
        return String.join(", ", held);
    }

    /** A line for a key that doesn't serve. */
    static Diagnostic refusal(Diagnostic diagnostic, Verdict.Refuses refusal) {
        KeyPlan key = refusal.key();
        String text = key.describe();
        return diagnostic.line(
                key.index().isEmpty() ? "table" : key.index(),
                (text.isEmpty() ? "" : text + ": ") + String.join("; ", refusal.reasons()));
    }
}
