package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.template.Component;

/** How the values of components are had from those of attributes. */
final class Access {
    private Access() {}

    /** The value of a component, given that of its last attribute, which is not null. */
    static CodeBlock component(Component component, CodeBlock attribute) {
        AttributeModel last = component.path().get(component.path().size() - 1);
        CodeBlock value = unwrapped(last.value().content(), attribute);
        return component.format().conversion() == null
                ? value
                : RuntimeReferences.call(component.format().conversion(), value);
    }

    /** The value within wrappers. */
    static CodeBlock unwrapped(ValueType type, CodeBlock value) {
        CodeBlock inner = value;
        ValueType at = type;
        while (at instanceof ValueType.Wrapper wrapper) {
            inner = CodeBlock.of("$L.$N()", inner, wrapper.component().accessor());
            at = wrapper.component().value();
        }
        return inner;
    }

    /** The type of an attribute's value where it is present: without {@code Optional}. */
    static TypeRef content(AttributeModel attribute) {
        return attribute.value().content().type();
    }

    /** Whether it is {@code OptionalInt} or its kin. */
    static boolean isPrimitiveOptional(ValueType.OptionalOf type) {
        return type.content().type().isPrimitive();
    }

    /** The type that an attribute's codec is of. */
    static ValueType stored(AttributeModel attribute) {
        return attribute.value().content();
    }

    /** What an attribute's declared value holds, or null. */
    static CodeBlock orNull(AttributeModel attribute, CodeBlock value) {
        if (!(attribute.value() instanceof ValueType.OptionalOf optional)) {
            return value;
        }
        return isPrimitiveOptional(optional)
                ? CodeBlock.of(
                        "$L.isPresent() ? $L.getAs$L() : null",
                        value,
                        value,
                        Names.upperCamel(optional.content().type().simpleName()))
                : CodeBlock.of("$L.orElse(null)", value);
    }
}
