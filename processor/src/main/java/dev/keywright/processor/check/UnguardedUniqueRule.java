package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.plan.ClaimPlan;
import dev.keywright.processor.plan.Conditions;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.SortPlan;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.Component;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Where a pattern is to return at most one item, its key or a {@code @Unique} sees to it. */
final class UnguardedUniqueRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.WHOLE_TABLE;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        List<Diagnostic> known = diagnostics.all();
        for (PatternUse use : PatternUse.of(analysis)) {
            PatternPlan plan = use.outcome().plan();
            boolean told = known.stream()
                    .anyMatch(
                            diagnostic -> diagnostic.at().isWithin(use.pattern().at()));
            if (told || plan == null || !isOfOne(plan) || isGuarded(use, plan)) {
                continue;
            }
            if (plan.operation().isAggregate()) {
                diagnostics.report(ofParent(use, plan));
                continue;
            }
            String key = plan.key().index().isEmpty()
                    ? "the table's key"
                    : plan.key().index();
            diagnostics.report(use.diagnostic(
                            Code.UNGUARDED_UNIQUE,
                            use.pattern().at().member("cardinality"),
                            "nothing keeps a second item from matching it.")
                    .found("cardinality \"" + use.pattern().cardinality() + "\" on " + key + " "
                            + plan.key().describe()
                            + ": many items can have one key there, and a second one that matches is an error at run "
                            + "time")
                    .write(write(use, plan)));
        }
    }

    private static boolean isOfOne(PatternPlan plan) {
        return plan.operation() == PatternPlan.Operation.FIND_ONE
                || plan.operation().isAggregate();
    }

    private static Diagnostic ofParent(PatternUse use, PatternPlan plan) {
        String parent = use.first().entity().type().simpleName();
        List<String> given =
                use.references().stream().map(PatternUse.Reference::path).toList();
        return use.diagnostic(
                        Code.UNGUARDED_UNIQUE,
                        use.pattern().at(),
                        "nothing keeps a second " + parent + " from matching it.")
                .found(plan.key().index() + " " + plan.key().describe()
                        + ": many items can have one key there, and a second parent is an error at run time")
                .write((given.isEmpty() ? "@Unique" : "@Unique(" + Words.quoted(given) + ")") + " on " + parent);
    }

    private static String write(PatternUse use, PatternPlan plan) {
        for (ClaimPlan claim : use.first().claims()) {
            if (use.members().size() == 1 && areFixed(claim.components(), fixed(plan))) {
                return new UniqueUse(use.first(), claim.unique()).always() + " on "
                        + use.outcome().owner() + ", as "
                        + claim.when().stream().map(WhenModel::words).collect(Collectors.joining(" and "))
                        + " is not what the pattern asks for; or where = " + WhenModel.describe(claim.when())
                        + ", with a key that holds no others";
            }
        }
        List<String> given =
                use.references().stream().map(PatternUse.Reference::path).toList();
        if (given.isEmpty() || use.members().size() > 1) {
            return "cardinality = \"0-100\" or so, and first() on the query";
        }
        return "@Unique(" + Words.quoted(given) + ") on " + use.outcome().owner()
                + "; or a greater cardinality, and first() on the query";
    }

    private static boolean isGuarded(PatternUse use, PatternPlan plan) {
        boolean isInTable = plan.key().index().isEmpty();
        EntityKeys keys = use.first();
        if (plan.operation().isAggregate()) {
            // The parent's key is fixed. Where the pattern uses another's names, nothing can be told of its attributes.
            boolean hasItsNames = keys.entity().type().generatedPrefix().equals(plan.keysOf());
            return isInTable || !hasItsNames || isGuarded(keys, plan);
        }
        if (use.members().size() > 1) {
            return isInTable && plan.sort() instanceof SortPlan.Equal;
        }
        return isGuarded(keys, plan);
    }

    private static boolean isGuarded(EntityKeys keys, PatternPlan plan) {
        List<Component> fixed = fixed(plan);
        return (keys.primary() != null && areFixed(keys.primary().parameters(), fixed))
                || keys.claims().stream()
                        .anyMatch(claim -> areFixed(claim.components(), fixed) && isHeld(keys, claim, plan));
    }

    /** Whether every item that matches holds the claim. */
    private static boolean isHeld(EntityKeys keys, ClaimPlan claim, PatternPlan plan) {
        Conditions conditions = new Conditions(keys.entity().shape().attributes());
        List<WhenModel> known = new ArrayList<>(plan.key().when());
        known.addAll(plan.pattern().where());
        Set<String> present = new HashSet<>();
        plan.key()
                .parameters()
                .forEach(component -> present.add(String.join(
                        ".", component.path().stream().map(AttributeModel::name).toList())));
        return claim.when().stream().allMatch(when -> conditions.imply(known, present, when));
    }

    private static List<Component> fixed(PatternPlan plan) {
        return plan.key().parameters().stream()
                .filter(component -> plan.parameters().contains(component)
                        || plan.constants().containsKey(component.name()))
                .toList();
    }

    private static boolean areFixed(List<Component> components, List<Component> fixed) {
        return components.stream().allMatch(component -> fixed.stream().anyMatch(by -> fixes(by, component)));
    }

    /** Whether one value of a component leaves another one value only: the same, or with a format that loses no less. */
    private static boolean fixes(Component fixed, Component component) {
        return fixed.path().equals(component.path())
                && (fixed.format().lossless()
                        || fixed.format().name().equals(component.format().name()));
    }
}
