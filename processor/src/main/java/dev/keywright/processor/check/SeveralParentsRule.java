package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.plan.PatternOutcome;
import dev.keywright.processor.plan.SeveralParents;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.Component;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a pattern of an aggregate is given leaves one parent only. */
final class SeveralParentsRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.WHOLE_TABLE;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        List<Diagnostic> known = diagnostics.all();
        for (PatternUse use : PatternUse.of(analysis)) {
            PatternOutcome outcome = use.outcome();
            Optional<Parent> parent = Parent.of(analysis, outcome);
            if (parent.isPresent() && outcome.serving().isEmpty() && !FollowUps.of(known, outcome)) {
                String index = severalIn(outcome, parent.get());
                if (index != null) {
                    diagnostics.report(diagnostic(use, parent.get(), index));
                }
            }
        }
    }

    /** The index in which several can be; {@code ""} for the table, null for none. */
    private static @Nullable String severalIn(PatternOutcome outcome, Parent parent) {
        return outcome.refusals().stream()
                .filter(each -> SeveralParents.isReasonOf(each, parent.name()))
                .map(refusal -> refusal.key().index())
                .findFirst()
                .orElse(parent.canBeSeveral() ? "" : null);
    }

    private static Diagnostic diagnostic(PatternUse use, Parent parent, String index) {
        String key = parent.keys().all().stream()
                .filter(each -> each.index().equals(index))
                .map(KeyPlan::describe)
                .findFirst()
                .orElse("no such key");
        return use.diagnostic(
                        Code.SEVERAL_PARENTS,
                        use.pattern().at(),
                        "several " + parent.name() + " items match it, and an aggregate has one parent.")
                .holds(Held.by(use.pattern()))
                .found(parent.name() + " has " + key)
                .write(write(use, parent));
    }

    private static String write(PatternUse use, Parent parent) {
        List<String> names = use.members().stream()
                .map(member -> member.entity().type().simpleName())
                .toList();
        String all = "the pattern on a sealed type of " + Diagnostic.listed(names) + ", which returns them all";
        KeyPlan primary = parent.keys().primary();
        if (primary == null) {
            return all;
        }
        List<String> given =
                primary.parameters().stream().map(Component::reference).toList();
        boolean haveAll = use.members().stream()
                .allMatch(member -> given.stream().allMatch(each -> Parent.has(member, Parent.path(each))));
        return haveAll ? "given = " + Words.quoted(given) + "; or " + all : all;
    }
}
