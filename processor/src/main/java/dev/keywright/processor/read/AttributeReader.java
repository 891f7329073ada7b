package dev.keywright.processor.read;

import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.ValueType;
import java.util.Optional;

/** Reads one attribute: its type, and what the annotations on it say. */
final class AttributeReader {
    private final AttributeTypes types;
    private final Annotations annotations;
    private final ConverterReader converters;

    AttributeReader(Reading reading, AttributeTypes types) {
        this.types = types;
        this.annotations = new Annotations(reading);
        this.converters = new ConverterReader(reading);
    }

    /** None where it was reported that it can't be stored, or can't be told yet. */
    Optional<AttributeModel> read(AttributeSource source, Use owner) {
        Use use = owner.of(source.declaredBy(), source.name());
        return type(source, use)
                .map(value -> new AttributeModel(
                        source.name(),
                        storedName(source, use),
                        value,
                        isNullable(source, value),
                        source.accessor(),
                        source.setter(),
                        use.at()));
    }

    private Optional<ValueType> type(AttributeSource source, Use use) {
        return annotations
                .one(source, use.at(), AnnotationNames.CONVERT)
                .map(convert -> converters.read(source.type(), convert, use))
                .orElseGet(() -> types.read(source.type(), use));
    }

    /** The one place that decides what an attribute is called in the item. */
    private String storedName(AttributeSource source, Use use) {
        return annotations
                .one(source, use.at(), AnnotationNames.ATTRIBUTE)
                .map(attribute -> attribute.text("value"))
                .orElse(source.name());
    }

    private static boolean isNullable(AttributeSource source, ValueType value) {
        return value instanceof ValueType.OptionalOf
                || (!value.type().isPrimitive() && Nullness.isNullable(source.places()));
    }
}
