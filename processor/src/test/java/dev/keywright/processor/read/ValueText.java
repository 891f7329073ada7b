package dev.keywright.processor.read;

import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.Shape;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ValueType;
import java.util.List;
import java.util.stream.Collectors;

/** Value types in a line: {@code List(STRING)}, {@code Price{amount LONG}}. */
final class ValueText {
    private ValueText() {}

    static String of(ValueType value) {
        if (value instanceof ValueType.Scalar scalar) {
            return scalar.scalar() + (scalar.type().isPrimitive() ? " primitive" : "");
        }
        if (value instanceof ValueType.Enumeration enumeration) {
            return name(enumeration.type()) + enumeration.constants();
        }
        if (value instanceof ValueType.OptionalOf optional) {
            return name(optional.type()) + "(" + of(optional.content()) + ")";
        }
        if (value instanceof ValueType.Sequence sequence) {
            String name = sequence.type().kind() == TypeRef.Kind.ARRAY ? "array" : name(sequence.type());
            return name + "(" + of(sequence.element()) + ")";
        }
        if (value instanceof ValueType.Dictionary dictionary) {
            return "Map(" + of(dictionary.key()) + ", " + of(dictionary.value()) + ")";
        }
        if (value instanceof ValueType.Wrapper wrapper) {
            return name(wrapper.type()) + "(" + of(wrapper.component().value()) + ")";
        }
        if (value instanceof ValueType.Variants variants) {
            return name(variants.type())
                    + variants.variants().stream()
                            .map(variant -> variant.name() + "=" + of(variant.value()))
                            .collect(Collectors.joining(" | ", "<", ">"));
        }
        return name(value.type())
                + of(((ValueType.Nested) value).shape()).stream().collect(Collectors.joining(", ", "{", "}"));
    }

    /** The attributes, with {@code ?} for those that can be absent. */
    static List<String> of(Shape shape) {
        return shape.attributes().stream()
                .map(attribute -> attribute.name() + mark(attribute) + " " + of(attribute.value()))
                .toList();
    }

    private static String mark(AttributeModel attribute) {
        return attribute.nullable() ? "?" : "";
    }

    private static String name(TypeRef type) {
        return type.simpleName();
    }
}
