package dev.keywright.processor.plan;

import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.template.Component;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An attribute that an index doesn't hold, but a key that it holds tells.
 *
 * @param key the key, that of the index or the primary one
 * @param component the component of it that is all of the attribute
 */
public record FromKey(KeyPlan key, Component component) {
    /** The attribute. */
    public AttributeModel attribute() {
        return component.attribute();
    }

    /** Those of the attributes, by their stored names, that one of the keys tells. */
    static List<FromKey> of(EntityModel entity, List<String> storedNames, List<KeyPlan> keys) {
        List<FromKey> told = new ArrayList<>();
        for (AttributeModel attribute : entity.shape().attributes()) {
            FromKey from = storedNames.contains(attribute.storedName()) ? of(attribute, keys) : null;
            if (from != null) {
                told.add(from);
            }
        }
        return List.copyOf(told);
    }

    private static @Nullable FromKey of(AttributeModel attribute, List<KeyPlan> keys) {
        for (KeyPlan key : keys) {
            for (Component component : key.parameters()) {
                if (Upserts.isJust(component, attribute)) {
                    return new FromKey(key, component);
                }
            }
        }
        return null;
    }
}
