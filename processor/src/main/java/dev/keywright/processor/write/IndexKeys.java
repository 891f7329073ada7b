package dev.keywright.processor.write;

import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.KeyAttribute;
import dev.keywright.processor.plan.KeyAttribute.Source.Native;
import dev.keywright.processor.plan.KeyPlan;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The attributes that are keys of indexes as they are, and that can be too short or too long for it. */
final class IndexKeys {
    private static final Set<ScalarType> OF_ANY_LENGTH =
            Set.of(ScalarType.STRING, ScalarType.URI, ScalarType.BYTES, ScalarType.BYTE_BUFFER, ScalarType.SDK_BYTES);

    private final Map<AttributeModel, String> limits = new LinkedHashMap<>();

    private IndexKeys() {}

    /** Each with the method of {@code Values} that limits its codec; not those that the primary key limits as much. */
    static Map<AttributeModel, String> of(EntityPlan plan) {
        IndexKeys keys = new IndexKeys();
        for (KeyPlan key : plan.indexKeys()) {
            keys.add(key.partition(), "partitionKey");
        }
        for (KeyPlan key : plan.indexKeys()) {
            keys.add(key.sort(), "sortKey");
        }
        keys.remove(plan.primary().partition(), "partitionKey");
        keys.remove(plan.primary().sort(), "partitionKey");
        keys.remove(plan.primary().sort(), "sortKey");
        return keys.limits;
    }

    private void add(List<KeyAttribute> attributes, String limit) {
        for (KeyAttribute attribute : attributes) {
            if (attribute.source() instanceof Native own
                    && isOfAnyLength(Access.stored(own.component().attribute()))) {
                limits.put(own.component().attribute(), limit);
            }
        }
    }

    private void remove(List<KeyAttribute> attributes, String limit) {
        for (KeyAttribute attribute : attributes) {
            if (attribute.source() instanceof Native own) {
                limits.remove(own.component().attribute(), limit);
            }
        }
    }

    private static boolean isOfAnyLength(ValueType type) {
        return type instanceof ValueType.Wrapper wrapper
                ? isOfAnyLength(wrapper.component().value())
                : type instanceof ValueType.Scalar scalar && OF_ANY_LENGTH.contains(scalar.scalar());
    }
}
