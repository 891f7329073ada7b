package dev.keywright.processor.plan;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.plan.KeyAttribute.Source;
import dev.keywright.processor.template.BoundTemplate;
import dev.keywright.processor.template.BoundTemplate.Piece;
import dev.keywright.processor.template.Component;
import dev.keywright.processor.template.EncodedForm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Every condition that a query on a key could have with what a caller holds, whether it answers the question or not. */
final class Conceivable {
    private final PatternModel pattern;
    private final KeyPlan key;
    private final Map<String, String> constants = new HashMap<>();
    private final Map<String, Component> byReference = new LinkedHashMap<>();

    private Conceivable(EntityModel entity, PatternModel pattern, KeyPlan key) {
        this.pattern = pattern;
        this.key = key;
        for (KeyAttribute attribute : key.attributes()) {
            for (Component component : attribute.components()) {
                byReference.put(component.reference(), component);
                Samples.VALUES.get(component.attribute().name()).stream()
                        .filter(value -> value != null)
                        .filter(value -> pattern.where().stream()
                                .filter(when -> when.attribute()
                                        .equals(component.attribute().name()))
                                .allMatch(when -> Question.holds(
                                        when, Map.of(component.attribute().name(), value))))
                        .reduce((one, other) -> entity)
                        .filter(value -> value != entity)
                        .ifPresent(value -> constants.put(
                                component.name(), value instanceof Enum<?> each ? each.name() : value.toString()));
            }
        }
    }

    static List<PatternPlan> plans(TableAnalysis analysis, PatternOutcome outcome, KeyPlan key) {
        EntityModel entity = analysis.entities().stream()
                .map(EntityKeys::entity)
                .filter(each -> outcome.types().contains(each.type().qualifiedName()))
                .findFirst()
                .orElseThrow();
        return new Conceivable(entity, outcome.pattern(), key).plans();
    }

    private List<PatternPlan> plans() {
        boolean isHeld = key.partition().stream()
                .flatMap(attribute -> attribute.components().stream())
                .allMatch(this::isHeld);
        if (!isHeld || !byReference.keySet().containsAll(pattern.given())) {
            return List.of();
        }
        List<PatternPlan> plans = new ArrayList<>();
        for (int equals = 0; equals <= key.sort().size(); equals++) {
            if (equals == key.sort().size()) {
                add(plans, equals, new SortPlan.Whole());
                break;
            }
            KeyAttribute attribute = key.sort().get(equals);
            if (attribute.source() instanceof Source.Native own) {
                ofNative(plans, equals, own.component());
            } else {
                ofTemplate(plans, equals, attribute.template());
            }
            if (!attribute.components().stream().allMatch(this::isHeld)) {
                break;
            }
        }
        return plans;
    }

    private void ofNative(List<PatternPlan> plans, int equals, Component component) {
        add(plans, equals, new SortPlan.Whole());
        if (isRange(component)) {
            add(plans, equals, new SortPlan.RangeNative(component));
        }
        if (isHeld(component)) {
            add(plans, equals, new SortPlan.EqualNative(component));
        }
    }

    private void ofTemplate(List<PatternPlan> plans, int equals, BoundTemplate template) {
        for (int i = 0; i <= template.parts().size(); i++) {
            BoundTemplate prefix = template.first(i);
            if (!prefix.components().stream().allMatch(this::isHeld)) {
                return;
            }
            if (i == template.parts().size()) {
                add(plans, equals, new SortPlan.Equal(template));
            } else if (template.parts().get(i) instanceof Piece.Value value) {
                boolean isMasked = value.component().format().form() instanceof EncodedForm.Masked;
                if (i == 0) {
                    add(plans, equals, new SortPlan.Whole());
                } else if (isMasked || endsComponent(prefix)) {
                    add(plans, equals, new SortPlan.Prefix(prefix));
                }
                if (isRange(value.component()) && (isMasked || i == 0 || endsComponent(prefix))) {
                    boolean followed = i + 1 < template.parts().size();
                    add(plans, equals, new SortPlan.Range(prefix, value.component(), followed));
                }
            }
        }
    }

    private void add(List<PatternPlan> plans, int equals, SortPlan sort) {
        boolean isRanged = sort instanceof SortPlan.Range || sort instanceof SortPlan.RangeNative;
        if (isRanged == pattern.range().isEmpty()) {
            return;
        }
        plans.add(new PatternPlan(
                pattern,
                PatternPlan.Operation.QUERY,
                pattern.given().stream().map(byReference::get).toList(),
                constants,
                key,
                "E",
                equals,
                sort,
                new Trim(List.of(), false),
                List.of()));
    }

    private boolean isHeld(Component component) {
        return pattern.given().contains(component.reference()) || constants.containsKey(component.name());
    }

    private boolean isRange(Component component) {
        return pattern.range().equals(component.reference());
    }

    private static boolean endsComponent(BoundTemplate prefix) {
        Piece last = prefix.parts().get(prefix.parts().size() - 1);
        return last instanceof Piece.Literal literal && literal.text().endsWith("#");
    }
}
