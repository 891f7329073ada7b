package dev.keywright.processor.plan;

import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.PatternModel;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the planner found out about one pattern.
 *
 * @param owner the simple name of the entity, collection or aggregate that it is on
 * @param at that type
 * @param types the qualified names of the entities that it asks for; of an aggregate the parent's first
 * @param pattern the pattern
 * @param verdicts a verdict on each key, the primary key first, then the indexes as declared
 * @param plan the plan; null where no key serves, or several do equally
 */
public record PatternOutcome(
        String owner,
        Location at,
        List<String> types,
        PatternModel pattern,
        List<Verdict> verdicts,
        @Nullable PatternPlan plan) {

    /** The keys that don't serve, with the reasons. */
    public List<Verdict.Refuses> refusals() {
        return verdicts.stream()
                .filter(Verdict.Refuses.class::isInstance)
                .map(Verdict.Refuses.class::cast)
                .toList();
    }

    /** Whether the plan reads a key to find what the pattern asks for. */
    public boolean reads(EntityModel entity, KeyPlan key) {
        return types.contains(entity.type().qualifiedName())
                && verdicts.stream()
                        .anyMatch(verdict -> verdict instanceof Verdict.Serves serves
                                && serves.plan().equals(plan)
                                && serves.keys().contains(key));
    }

    /** The same, where what else its plan reads is dropped. */
    PatternOutcome trimming(List<Intruders.Intruder> intruders) {
        if (plan == null || intruders.isEmpty()) {
            return this;
        }
        PatternPlan trimming = plan.trimmed(plan.trim().against(intruders, pattern.where()));
        List<Verdict> judged = verdicts.stream()
                .map(verdict -> verdict instanceof Verdict.Serves serves
                                && serves.plan().equals(plan)
                        ? new Verdict.Serves(trimming, serves.keys())
                        : verdict)
                .toList();
        return new PatternOutcome(owner, at, types, pattern, judged, trimming);
    }

    /** The plans of the keys that do, of the index only that the pattern names, if it names one. */
    public List<PatternPlan> serving() {
        return serving(pattern, verdicts);
    }

    /** The plans of the keys that do but are not of the index that the pattern names. */
    public List<PatternPlan> elsewhere() {
        List<PatternPlan> all = new ArrayList<>(plans(verdicts));
        all.removeAll(serving());
        return List.copyOf(all);
    }

    /** Judges: the table is preferred to an index, {@code index} is obeyed, and two indexes that serve are one too many. */
    static PatternOutcome of(
            String owner, Location at, List<String> types, PatternModel pattern, List<Verdict> verdicts) {
        List<PatternPlan> serving = serving(pattern, verdicts);
        PatternPlan plan = null;
        if (!serving.isEmpty()
                && (serving.size() == 1 || serving.get(0).key().index().isEmpty())) {
            plan = serving.get(0);
        }
        return new PatternOutcome(owner, at, types, pattern, List.copyOf(verdicts), plan);
    }

    private static List<PatternPlan> serving(PatternModel pattern, List<Verdict> verdicts) {
        return plans(verdicts).stream()
                .filter(plan -> pattern.index().isEmpty()
                        || pattern.index().equals(plan.key().index()))
                .toList();
    }

    private static List<PatternPlan> plans(List<Verdict> verdicts) {
        return verdicts.stream()
                .filter(Verdict.Serves.class::isInstance)
                .map(verdict -> ((Verdict.Serves) verdict).plan())
                .toList();
    }
}
