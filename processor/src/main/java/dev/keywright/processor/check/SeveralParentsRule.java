package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.plan.PatternOutcome;
import dev.keywright.processor.plan.SeveralParents;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.plan.Verdict;
import dev.keywright.processor.template.AttributePath;
import dev.keywright.processor.template.Component;
import java.util.List;
import java.util.Optional;

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
            if (use.members().isEmpty() || !outcome.serving().isEmpty() || FollowUps.of(known, outcome)) {
                continue;
            }
            EntityKeys parent = use.first();
            String name = parent.entity().type().simpleName();
            Optional<Verdict.Refuses> refusal = outcome.refusals().stream()
                    .filter(each -> SeveralParents.isReasonOf(each, name))
                    .findFirst();
            refusal.ifPresent(found -> diagnostics.report(use.diagnostic(
                            Code.SEVERAL_PARENTS,
                            use.pattern().at(),
                            "several " + name + " items match it, and an aggregate has one parent.")
                    .holds(Held.by(use.pattern()))
                    .found(describe(parent, found.key().index()))
                    .write(write(use, parent))));
        }
    }

    private static String describe(EntityKeys parent, String index) {
        return parent.entity().type().simpleName() + " has "
                + parent.all().stream()
                        .filter(key -> key.index().equals(index))
                        .map(KeyPlan::describe)
                        .findFirst()
                        .orElse("no such key");
    }

    private static String write(PatternUse use, EntityKeys parent) {
        List<String> names = use.members().stream()
                .map(member -> member.entity().type().simpleName())
                .toList();
        String all = "the pattern on a sealed type of " + Diagnostic.listed(names) + ", which returns them all";
        KeyPlan primary = parent.primary();
        if (primary == null) {
            return all;
        }
        List<String> given =
                primary.parameters().stream().map(Component::reference).toList();
        boolean haveAll =
                use.members().stream().allMatch(member -> given.stream().allMatch(each -> has(member, each)));
        return haveAll ? "given = " + Words.quoted(given) + "; or " + all : all;
    }

    private static boolean has(EntityKeys keys, String reference) {
        return AttributePath.find(keys.entity().shape().attributes(), reference.replaceFirst(":.*", ""))
                instanceof AttributePath.Found;
    }
}
