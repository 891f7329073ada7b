package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.SortPlan;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.Component;
import java.util.List;

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
                    .write(write(use)));
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

    private static String write(PatternUse use) {
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
        List<Component> fixed = plan.key().parameters().stream()
                .filter(component -> plan.parameters().contains(component)
                        || plan.constants().containsKey(component.name()))
                .toList();
        return (keys.primary() != null && areFixed(keys.primary().parameters(), fixed))
                || keys.claims().stream().anyMatch(claim -> areFixed(claim.components(), fixed));
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
