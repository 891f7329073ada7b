package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.Shape;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ValueType;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Writes the attributes of a domain object into an item, and makes the object of an item again. */
final class Attributes {
    private final Function<AttributeModel, CodeBlock> codecs;

    /** {@code codecs}: how the codec of an attribute is named where this stands. */
    Attributes(Function<AttributeModel, CodeBlock> codecs) {
        this.codecs = codecs;
    }

    /** The statement that puts an attribute of the object that {@code object} names. */
    CodeBlock put(AttributeModel attribute, String object) {
        CodeBlock value = CodeBlock.of("$N.$N()", object, attribute.accessor());
        if (isPrimitive(attribute)) {
            return CodeBlock.of("item.put($S, $L)", attribute.storedName(), value);
        }
        if (isPrimitiveOptional(attribute)) {
            return CodeBlock.of("item.put($S, $L, $L)", attribute.storedName(), optional(attribute), value);
        }
        return CodeBlock.of(
                "item.$L($S, $L, $L)",
                attribute.nullable() ? "putNullable" : "put",
                attribute.storedName(),
                codecs.apply(attribute),
                Access.orNull(attribute, value));
    }

    /** The statements that make an object of the reader {@code in} and return it. */
    CodeBlock create(TypeRef type, Shape shape, String object) {
        TypeName name = JavaTypes.of(type);
        CodeBlock.Builder body = CodeBlock.builder();
        switch (shape.construction()) {
            case CONSTRUCTOR -> body.addStatement("return new $T($L)", name, reads(shape.attributes()));
            case BUILDER -> {
                CodeBlock.Builder calls = CodeBlock.builder();
                for (AttributeModel attribute : shape.attributes()) {
                    calls.add(".$N($L)", attribute.setter(), read(attribute));
                }
                body.addStatement(
                        "return $T.$L$N()$L.build()",
                        JavaTypes.className(type),
                        arguments(type),
                        shape.builder(),
                        calls.build());
            }
            case BEAN -> {
                body.addStatement("$T $N = new $T()", name, object, name);
                for (AttributeModel attribute : shape.attributes()) {
                    body.addStatement("$N.$N($L)", object, attribute.setter(), read(attribute));
                }
                body.addStatement("return $N", object);
            }
        }
        return body.build();
    }

    /** The type arguments as a call says them; nothing without. */
    private static CodeBlock arguments(TypeRef type) {
        CodeBlock arguments = type.arguments().stream()
                .map(argument -> CodeBlock.of("$T", JavaTypes.of(argument)))
                .collect(CodeBlock.joining(", "));
        return arguments.isEmpty() ? arguments : CodeBlock.of("<$L>", arguments);
    }

    private CodeBlock reads(List<AttributeModel> attributes) {
        return attributes.stream().map(this::read).collect(CodeBlock.joining(", "));
    }

    private CodeBlock read(AttributeModel attribute) {
        TypeRef type = attribute.value().type();
        if (isPrimitive(attribute)) {
            return CodeBlock.of("in.get$L($S)", Names.upperCamel(type.simpleName()), attribute.storedName());
        }
        if (isPrimitiveOptional(attribute)) {
            return CodeBlock.of("in.get($S, $L)", attribute.storedName(), optional(attribute));
        }
        String get = attribute.nullable() ? "getNullable" : "get";
        CodeBlock value = CodeBlock.of("in.$L($S, $L)", get, attribute.storedName(), codecs.apply(attribute));
        return attribute.value() instanceof ValueType.OptionalOf
                ? CodeBlock.of("$T.ofNullable($L)", Optional.class, value)
                : value;
    }

    private static boolean isPrimitive(AttributeModel attribute) {
        return attribute.value() instanceof ValueType.Scalar scalar
                && scalar.type().isPrimitive();
    }

    private static boolean isPrimitiveOptional(AttributeModel attribute) {
        return attribute.value() instanceof ValueType.OptionalOf optional && Access.isPrimitiveOptional(optional);
    }

    private static CodeBlock optional(AttributeModel attribute) {
        return CodecExpressions.constant(attribute.value());
    }
}
