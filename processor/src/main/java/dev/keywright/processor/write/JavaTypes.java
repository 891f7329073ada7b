package dev.keywright.processor.write;

import com.squareup.javapoet.AnnotationSpec;
import com.squareup.javapoet.ArrayTypeName;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.model.TypeRef;

/** The model's types in JavaPoet's terms. */
final class JavaTypes {
    static final ClassName STRING = ClassName.get(String.class);
    static final AnnotationSpec NULLABLE = AnnotationSpec.builder(ClassName.get("org.jspecify.annotations", "Nullable"))
            .build();

    private JavaTypes() {}

    /** A type as it is written in declarations. */
    static TypeName of(TypeRef type) {
        return switch (type.kind()) {
            case PRIMITIVE -> primitive(type.simpleName());
            case ARRAY -> ArrayTypeName.of(of(type.arguments().get(0)));
            case DECLARED ->
                type.arguments().isEmpty()
                        ? className(type)
                        : ParameterizedTypeName.get(
                                className(type),
                                type.arguments().stream().map(JavaTypes::of).toArray(TypeName[]::new));
        };
    }

    /** A type as a type argument: primitives by their box. */
    static TypeName boxed(TypeRef type) {
        return of(type).box();
    }

    /** The class of a declared type, without type arguments. */
    static ClassName className(TypeRef type) {
        String[] inner = type.names().stream().skip(1).toArray(String[]::new);
        return ClassName.get(type.packageName(), type.names().get(0), inner);
    }

    /** The name that an import of the type brings. */
    static String topLevelName(TypeRef type) {
        return type.kind() == TypeRef.Kind.ARRAY
                ? topLevelName(type.arguments().get(0))
                : type.names().get(0);
    }

    private static TypeName primitive(String keyword) {
        return switch (keyword) {
            case "boolean" -> TypeName.BOOLEAN;
            case "byte" -> TypeName.BYTE;
            case "short" -> TypeName.SHORT;
            case "int" -> TypeName.INT;
            case "long" -> TypeName.LONG;
            case "char" -> TypeName.CHAR;
            case "float" -> TypeName.FLOAT;
            default -> TypeName.DOUBLE;
        };
    }
}
