package dev.keywright.processor.plan;

import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.plan.PatternPlan.Operation;
import dev.keywright.processor.template.Component;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Judges whether one key of an entity serves one of its patterns: the heart of the planner. */
final class KeyMatcher {
    private final TableModel table;
    private final EntityModel entity;
    private final List<AttributeModel> result;
    private final PatternModel pattern;
    private final KeyPlan key;
    /** The keys that tell what the index doesn't hold; none where that can't be made use of. */
    private final List<KeyPlan> tellingKeys;

    private final Conditions conditions;
    private final Map<String, String> constants = new LinkedHashMap<>();
    /** What {@code where} and the key fix: a lossy component has the same text for other values too. */
    private final Set<String> fixed = new HashSet<>();

    private final Map<String, Component> used = new LinkedHashMap<>();
    private final List<String> reasons = new ArrayList<>();
    private final List<WhenModel> trimmed = new ArrayList<>();
    private List<FromKey> fromKeys = List.of();

    /** {@code result}: the attributes of the entity that the pattern returns. */
    KeyMatcher(
            TableModel table,
            EntityModel entity,
            List<AttributeModel> result,
            PatternModel pattern,
            KeyPlan key,
            List<KeyPlan> tellingKeys) {
        this.table = table;
        this.entity = entity;
        this.result = result;
        this.pattern = pattern;
        this.key = key;
        this.tellingKeys = tellingKeys;
        this.conditions = new Conditions(entity.shape().attributes());
    }

    Verdict match() {
        partition();
        SortWalk walk = new SortWalk(key, this::isFixed, this::isRange, table.delimiter());
        walk.run();
        for (Component component : walk.equalities()) {
            use(component);
        }
        if (reasons.isEmpty()) {
            reasons.addAll(walk.refusals());
            range(walk);
            givenAreUsed(walk);
            consistency();
            rowsAreThose();
            projection();
        }
        if (!reasons.isEmpty()) {
            return new Verdict.Refuses(key, List.copyOf(reasons));
        }
        PatternPlan plan = new PatternPlan(
                pattern,
                operation(walk),
                pattern.given().stream().map(this::parameter).toList(),
                Map.copyOf(constants),
                key,
                entity.type().generatedPrefix(),
                walk.sortEquals(),
                walk.plan(),
                Trim.of(entity, trimmed),
                fromKeys);
        return new Verdict.Serves(plan, List.of(key));
    }

    private Component parameter(String given) {
        Component component = used.get(given);
        if (component == null) {
            throw new IllegalStateException("given " + given + " is unused");
        }
        return component;
    }

    private void partition() {
        Set<String> missing = new LinkedHashSet<>();
        for (KeyAttribute attribute : key.partition()) {
            for (Component component : attribute.components()) {
                if (isFixed(component)) {
                    use(component);
                } else {
                    missing.add(component.reference());
                }
            }
        }
        if (!missing.isEmpty()) {
            reasons.add("partition needs " + String.join(" and ", missing) + ", which the caller does not hold");
        }
    }

    private void use(Component component) {
        used.put(component.reference(), component);
        if (!pattern.given().contains(component.reference())) {
            constants.put(component.name(), constant(component));
            if (component.format().lossless()) {
                fixed.add(dotted(component));
            }
        }
    }

    private boolean isFixed(Component component) {
        return pattern.given().contains(component.reference())
                || !constant(component).isEmpty();
    }

    private boolean isRange(Component component) {
        return !pattern.range().isEmpty() && pattern.range().equals(component.reference());
    }

    /** The one value that {@code where} leaves the component, or {@code ""}. */
    private String constant(Component component) {
        return conditions.onlyValue(pattern.where(), dotted(component));
    }

    private void range(SortWalk walk) {
        String range = pattern.range();
        if (!range.isEmpty() && !walk.ranged()) {
            reasons.add(
                    key.sort().isEmpty()
                            ? "has no sort key to range over " + range
                            : used.containsKey(range)
                                    ? "takes one value of " + range + ", no range"
                                    : "sort key " + behind(range, walk));
        }
    }

    private void givenAreUsed(SortWalk walk) {
        for (String given : pattern.given()) {
            if (!used.containsKey(given)) {
                reasons.add("key " + behind(given, walk));
            }
        }
    }

    /** Why the walk didn't come to a component. */
    private String behind(String reference, SortWalk walk) {
        Component stop = walk.stop();
        boolean isThere = key.parameters().stream()
                .anyMatch(component -> component.reference().equals(reference));
        if (!isThere || stop == null) {
            return "does not have " + reference;
        }
        return isRange(stop)
                ? "has " + reference + " behind the range"
                : "has " + stop.reference() + " before " + reference + ", which the caller does not hold";
    }

    /** Its rows are all that the question asks for, and no others. */
    private void rowsAreThose() {
        Set<String> asked = new HashSet<>();
        for (String given : pattern.given()) {
            asked.add(path(given));
        }
        if (!pattern.range().isEmpty()) {
            asked.add(path(pattern.range()));
        }
        for (WhenModel when : key.when()) {
            if (!conditions.imply(pattern.where(), asked, when)) {
                reasons.add(
                        "holds only items with " + when.words() + "; the pattern has no where = " + when.describe());
            }
        }
        for (Component component : key.nullable()) {
            if (!conditions.imply(pattern.where(), asked, present(component))) {
                reasons.add("holds only items with " + dotted(component) + "; the pattern has no where = "
                        + present(component).describe());
            }
        }
        Set<String> held = new HashSet<>();
        key.parameters().forEach(component -> held.add(dotted(component)));
        List<WhenModel> known = new ArrayList<>(key.when());
        for (WhenModel where : pattern.where()) {
            if (fixed.contains(where.attribute())) {
                known.add(where);
            }
        }
        for (WhenModel where : pattern.where()) {
            if (conditions.imply(known, held, where)) {
                continue;
            }
            if (pattern.trim()) {
                trimmed.add(where);
            } else {
                reasons.add("holds other items than those with " + where.words() + " too; it has no when = "
                        + where.describe());
            }
        }
    }

    private void consistency() {
        boolean isGlobal =
                table.indexes().stream().anyMatch(index -> index.name().equals(key.index()) && !index.local());
        if (pattern.consistent() && isGlobal) {
            reasons.add(Verdict.Refuses.inconsistent());
        }
    }

    private static WhenModel present(Component component) {
        return new WhenModel(
                dotted(component), List.of(), false, component.attribute().at());
    }

    private static String dotted(Component component) {
        return path(component.reference());
    }

    /** A reference without its format: {@code at} of {@code at:day}. */
    private static String path(String reference) {
        return reference.replaceFirst(":.*", "");
    }

    private void projection() {
        for (IndexModel index : table.indexes()) {
            if (index.name().equals(key.index()) && index.projection() != IndexModel.Projection.ALL) {
                List<String> missing =
                        new ArrayList<>(Projections.missing(table, index, entity, result, Trim.of(entity, trimmed)));
                fromKeys = FromKey.of(entity, missing, tellingKeys);
                missing.removeAll(fromKeys.stream()
                        .map(from -> from.attribute().storedName())
                        .toList());
                if (!missing.isEmpty()) {
                    reasons.add(Verdict.Refuses.unprojected(missing));
                }
            }
        }
    }

    private Operation operation(SortWalk walk) {
        if (key.index().isEmpty() && walk.complete() && trimmed.isEmpty()) {
            return Operation.GET;
        }
        boolean isOne =
                Cardinality.atMostOne(pattern.cardinality()) || (key.index().isEmpty() && walk.complete());
        return isOne ? Operation.FIND_ONE : Operation.QUERY;
    }
}
