package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ValueType;
import java.util.ArrayList;
import java.util.Locale;
import java.util.function.Function;

/** The codec of each kind of attribute type, as an expression: the place to add one. */
final class CodecExpressions {
    private final Function<ValueType, CodeBlock> inner;
    private final NestedCodecs nested;

    /** {@code inner} gives the codec of what another is made of. */
    CodecExpressions(Function<ValueType, CodeBlock> inner, NestedCodecs nested) {
        this.inner = inner;
        this.nested = nested;
    }

    /** Whether the runtime has a constant for the type. */
    static boolean isConstant(ValueType type) {
        return type instanceof ValueType.Scalar
                || isPrimitiveArray(type.type())
                || (type instanceof ValueType.OptionalOf optional && Access.isPrimitiveOptional(optional));
    }

    /** Whether the expression needs no type that it is assigned to. */
    static boolean isSimple(ValueType type) {
        return type instanceof ValueType.Dictionary
                || (type instanceof ValueType.Sequence
                        && !type.type().simpleName().equals("Collection"));
    }

    /** The runtime's constant. */
    static CodeBlock constant(ValueType type) {
        if (type instanceof ValueType.Scalar scalar) {
            return values(scalar.scalar().name());
        }
        return isPrimitiveArray(type.type())
                ? values(type.type().arguments().get(0).simpleName().toUpperCase(Locale.ROOT) + "_ARRAY")
                : values(Names.constant(type.type().simpleName()));
    }

    private static boolean isPrimitiveArray(TypeRef type) {
        return type.kind() == TypeRef.Kind.ARRAY && type.arguments().get(0).isPrimitive();
    }

    private static CodeBlock values(String member) {
        return CodeBlock.of("$T.$L", RuntimeTypes.VALUES, member);
    }

    /** The codec of a type that is no constant of the runtime's. */
    CodeBlock of(ValueType type) {
        if (type instanceof ValueType.Enumeration) {
            return CodeBlock.of("$T.of($T.class)", RuntimeTypes.ENUM_CODEC, JavaTypes.className(type.type()));
        }
        if (type instanceof ValueType.Sequence sequence) {
            return sequence(sequence);
        }
        if (type instanceof ValueType.Dictionary dictionary) {
            return dictionary(dictionary);
        }
        if (type instanceof ValueType.Wrapper wrapper) {
            return wrapper(wrapper);
        }
        if (type instanceof ValueType.Converted converted) {
            return CodeBlock.of(
                    "$T.converted($S, new $T())",
                    RuntimeTypes.VALUES,
                    converted.type().simpleName(),
                    JavaTypes.of(converted.converter()));
        }
        return type instanceof ValueType.Variants variants
                ? nested.variants(variants)
                : nested.of((ValueType.Nested) type);
    }

    private CodeBlock sequence(ValueType.Sequence type) {
        CodeBlock element = inner.apply(type.element());
        if (type.type().kind() == TypeRef.Kind.ARRAY) {
            return CodeBlock.of(
                    "$T.arrayOf($L, $T[]::new)",
                    RuntimeTypes.VALUES,
                    element,
                    JavaTypes.of(type.element().type()));
        }
        return switch (type.type().simpleName()) {
            case "Set" -> CodeBlock.of("$T.$L($L)", RuntimeTypes.VALUES, setOf(type.element()), element);
            case "List" -> CodeBlock.of("$T.listOf($L)", RuntimeTypes.VALUES, element);
            default ->
                CodeBlock.of(
                        "$T.wrapped($T.listOf($L), $T::new, list -> list)",
                        RuntimeTypes.VALUES,
                        RuntimeTypes.VALUES,
                        element,
                        ArrayList.class);
        };
    }

    private static String setOf(ValueType element) {
        return switch (element.stored()) {
            case TEXT -> "stringSetOf";
            case NUMBER -> "numberSetOf";
            case BINARY -> "binarySetOf";
            case OTHER -> "setOf";
        };
    }

    private CodeBlock dictionary(ValueType.Dictionary type) {
        CodeBlock value = inner.apply(type.value());
        return type.key() instanceof ValueType.Scalar scalar && scalar.scalar() == ScalarType.STRING
                ? CodeBlock.of("$T.mapOf($L)", RuntimeTypes.VALUES, value)
                : CodeBlock.of("$T.mapOf($L, $L)", RuntimeTypes.VALUES, keyFormat(type.key()), value);
    }

    private static CodeBlock keyFormat(ValueType type) {
        if (type instanceof ValueType.Enumeration) {
            return CodeBlock.of("$T.of($T.class)", RuntimeTypes.key("EnumFormat"), JavaTypes.className(type.type()));
        }
        if (type instanceof ValueType.Wrapper wrapper) {
            return CodeBlock.of(
                    "$T.of($L, $L)",
                    RuntimeTypes.key("WrappedFormat"),
                    keyFormat(wrapper.component().value()),
                    unwrapAndWrap(wrapper));
        }
        return type instanceof ValueType.Scalar scalar && scalar.scalar() == ScalarType.UUID
                ? CodeBlock.of("$T.TEXT", RuntimeTypes.key("UuidFormat"))
                : CodeBlock.of("$T.raw()", RuntimeTypes.key("TextFormat"));
    }

    private CodeBlock wrapper(ValueType.Wrapper type) {
        return CodeBlock.of(
                "$T.wrapped($L, $L)",
                RuntimeTypes.VALUES,
                inner.apply(type.component().value()),
                unwrapAndWrap(type));
    }

    private static CodeBlock unwrapAndWrap(ValueType.Wrapper type) {
        ClassName name = JavaTypes.className(type.type());
        AttributeModel component = type.component();
        String diamond = type.type().arguments().isEmpty() ? "" : "<>";
        return diamond.isEmpty()
                ? CodeBlock.of("$T::$L, $T::new", name, component.accessor(), name)
                : CodeBlock.of("wrapper -> wrapper.$L(), value -> new $T<>(value)", component.accessor(), name);
    }
}
