package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.Intruders;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.plan.PatternOutcome;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A query reads no rows but those that its pattern asks for. */
final class ForeignRowsRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        Intruders intruders = new Intruders(analysis);
        List<Diagnostic> known = diagnostics.all();
        for (PatternOutcome outcome : analysis.patterns()) {
            List<Intruders.Intruder> found = intruders.of(outcome);
            if (outcome.plan() == null
                    || found.isEmpty()
                    || outcome.pattern().trim()
                    || collides(known, outcome, found)) {
                continue;
            }
            KeyPlan key = outcome.plan().key();
            diagnostics.report(Diagnostic.of(
                            Code.FOREIGN_ROWS,
                            outcome.pattern().at(),
                            PatternUse.headline(outcome) + ": its query would read " + what(outcome, found) + " too.")
                    .found((key.index().isEmpty() ? "table " : key.index() + " ") + key.describe())
                    .line(
                            "other",
                            Diagnostic.listed(found.stream()
                                    .map(Intruders.Intruder::describe)
                                    .toList()))
                    .write(fix(analysis, outcome, found)));
        }
    }

    private static String what(PatternOutcome outcome, List<Intruders.Intruder> found) {
        if (found.stream().allMatch(intruder -> intruder.claim() != null)) {
            return "claims";
        }
        boolean ownOnly = found.stream()
                .allMatch(intruder ->
                        outcome.types().contains(intruder.of().entity().type().qualifiedName()));
        return ownOnly ? "rows with another key" : "rows of other types";
    }

    /** Whether the rows are those of types of which it was told that their primary keys can be equal. */
    private static boolean collides(
            List<Diagnostic> known, PatternOutcome outcome, List<Intruders.Intruder> intruders) {
        Set<String> types = new HashSet<>(outcome.types());
        intruders.forEach(intruder -> types.add(intruder.of().entity().type().qualifiedName()));
        return outcome.plan() != null
                && outcome.plan().key().index().isEmpty()
                && known.stream()
                        .anyMatch(diagnostic -> diagnostic.code() == Code.KEY_COLLISION
                                && types.contains(diagnostic.at().type()));
    }

    private static String fix(TableAnalysis analysis, PatternOutcome outcome, List<Intruders.Intruder> found) {
        List<Rewrite> candidates = new ArrayList<>();
        for (Intruders.Intruder intruder : found) {
            if (intruder.key() != null) {
                candidates.addAll(Rewrite.of(analysis, intruder.of(), intruder.key()));
            }
            if (intruder.claim() != null) {
                candidates.addAll(Rewrite.of(analysis, intruder.of(), intruder.claim()));
            }
        }
        for (EntityKeys keys : analysis.entities()) {
            if (outcome.types().contains(keys.entity().type().qualifiedName())) {
                keys.all().stream()
                        .filter(key -> outcome.plan() != null
                                && key.index().equals(outcome.plan().key().index()))
                        .forEach(key -> candidates.addAll(Rewrite.of(analysis, keys, key)));
            }
        }
        return Rewrite.firstThat(
                after -> isClear(after, outcome),
                candidates,
                "templates that begin with different literals; or the pattern on a sealed interface of all these types");
    }

    private static boolean isClear(TableAnalysis after, PatternOutcome before) {
        return after.patterns().stream()
                .filter(outcome -> outcome.pattern().equals(before.pattern()))
                .allMatch(outcome -> outcome.plan() != null
                        && new Intruders(after).of(outcome).isEmpty());
    }
}
