package dev.keywright.processor.plan;

import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.AttributeModel.Role;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.template.Component;
import java.util.List;

/** Tells which entities can be made of their primary key alone, so that an update may create them. */
public final class Upserts {
    private Upserts() {}

    /** Whether all that an item must have is in its primary key, or is a counter, and no claim or version has to be known. */
    public static boolean arePossible(EntityPlan plan) {
        return plan.claims().isEmpty()
                && plan.entity().with(Role.VERSION).isEmpty()
                && plan.entity().shape().attributes().stream()
                        .allMatch(attribute -> isOptional(attribute)
                                || attribute.role() == Role.COUNTER
                                || plan.primary().parameters().stream()
                                        .anyMatch(component -> isJust(component, attribute)));
    }

    /** Absent collections are read as empty. */
    private static boolean isOptional(AttributeModel attribute) {
        return attribute.nullable()
                || attribute.value() instanceof ValueType.Sequence
                || attribute.value() instanceof ValueType.Dictionary;
    }

    /** Whether a component of the key is all of an attribute. */
    public static boolean isJust(Component component, AttributeModel attribute) {
        boolean plain =
                component.leaf() instanceof ValueType.Scalar || component.leaf().equals(attribute.value());
        return component.path().equals(List.of(attribute)) && component.format().lossless() && plain;
    }
}
