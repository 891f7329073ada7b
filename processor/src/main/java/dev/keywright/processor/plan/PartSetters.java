package dev.keywright.processor.plan;

import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.AttributeModel.Role;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.plan.UpdatePlan.Setter;
import dev.keywright.processor.template.Component;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the parts of nested records that an update can set by themselves: those in records that every item has, of which no
 * key, claim or condition is made.
 */
final class PartSetters {
    private final List<List<String>> inKeys = new ArrayList<>();
    private final List<List<AttributeModel>> parts = new ArrayList<>();

    private PartSetters(EntityKeys keys) {
        for (KeyPlan key : keys.indexKeys()) {
            key.written().forEach(attribute -> addKeyed(attribute.components()));
            addConditions(key.when());
        }
        for (ClaimPlan claim : keys.claims()) {
            addKeyed(claim.components());
            addConditions(claim.when());
        }
    }

    static List<List<AttributeModel>> of(EntityKeys keys, List<Setter> setters) {
        PartSetters found = new PartSetters(keys);
        for (Setter setter : setters) {
            found.descend(List.of(setter.attribute()));
        }
        return List.copyOf(found.parts);
    }

    private void descend(List<AttributeModel> path) {
        AttributeModel parent = path.get(path.size() - 1);
        if (parent.role() != Role.PLAIN || parent.nullable() || !(parent.value() instanceof ValueType.Nested nested)) {
            return;
        }
        for (AttributeModel inner : nested.shape().attributes()) {
            List<AttributeModel> part = new ArrayList<>(path);
            part.add(inner);
            if (inKeys.stream().noneMatch(keyed -> overlaps(names(part), keyed))) {
                parts.add(List.copyOf(part));
            }
            descend(List.copyOf(part));
        }
    }

    private void addKeyed(List<Component> components) {
        components.forEach(component -> inKeys.add(names(component.path())));
    }

    private void addConditions(List<WhenModel> conditions) {
        conditions.forEach(condition -> inKeys.add(condition.path()));
    }

    private static List<String> names(List<AttributeModel> path) {
        return path.stream().map(AttributeModel::name).toList();
    }

    private static boolean overlaps(List<String> one, List<String> other) {
        int common = Math.min(one.size(), other.size());
        return one.subList(0, common).equals(other.subList(0, common));
    }
}
