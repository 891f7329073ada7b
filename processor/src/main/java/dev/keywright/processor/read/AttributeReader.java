package dev.keywright.processor.read;

import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.ValueType;
import java.util.Optional;

/** Reads one attribute: its type, and what the annotations on it say. */
final class AttributeReader {
    private final AttributeTypes types;

    AttributeReader(AttributeTypes types) {
        this.types = types;
    }

    /** None where it was reported that it can't be stored, or can't be told yet. */
    Optional<AttributeModel> read(AttributeSource source, Use owner) {
        Use use = owner.of(source.declaredBy(), source.name());
        return types.read(source.type(), use)
                .map(value -> new AttributeModel(
                        source.name(),
                        storedName(source),
                        value,
                        isNullable(source, value),
                        source.accessor(),
                        source.setter(),
                        use.at()));
    }

    /** The one place that decides what an attribute is called in the item. */
    private static String storedName(AttributeSource source) {
        return source.name();
    }

    private static boolean isNullable(AttributeSource source, ValueType value) {
        return value instanceof ValueType.OptionalOf
                || (!value.type().isPrimitive() && Nullness.isNullable(source.places()));
    }
}
