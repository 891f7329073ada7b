package dev.keywright.processor.read;

import dev.keywright.processor.model.TypeRef;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** From the compiler's types to ours. Expects types without wildcards and variables. */
final class TypeRefs {
    private TypeRefs() {}

    /** The same of what may have wildcards, as no attribute has: then by its text. */
    static TypeRef ofAny(TypeMirror type) {
        return hasWildcard(type) ? TypeRef.declared("", TypeText.of(type)) : of(type);
    }

    private static boolean hasWildcard(TypeMirror type) {
        if (type instanceof ArrayType array) {
            return hasWildcard(array.getComponentType());
        }
        return type instanceof DeclaredType declared
                ? declared.getTypeArguments().stream().anyMatch(TypeRefs::hasWildcard)
                : !type.getKind().isPrimitive();
    }

    static TypeRef of(TypeMirror type) {
        if (type.getKind().isPrimitive()) {
            return TypeRef.primitive(type.getKind().name().toLowerCase(Locale.ROOT));
        }
        if (type instanceof ArrayType array) {
            return TypeRef.array(of(array.getComponentType()));
        }
        if (type instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element) {
            List<TypeRef> arguments =
                    declared.getTypeArguments().stream().map(TypeRefs::of).toList();
            return declared(element, arguments);
        }
        throw new IllegalArgumentException("no type to name: " + type.getKind());
    }

    /** A type by its declaration, without arguments. */
    static TypeRef of(TypeElement element) {
        return declared(element, List.of());
    }

    private static TypeRef declared(TypeElement element, List<TypeRef> arguments) {
        Deque<String> names = new ArrayDeque<>();
        Element enclosing = element;
        while (enclosing instanceof TypeElement) {
            names.addFirst(enclosing.getSimpleName().toString());
            enclosing = enclosing.getEnclosingElement();
        }
        String packageName =
                enclosing instanceof PackageElement in ? in.getQualifiedName().toString() : "";
        return new TypeRef(TypeRef.Kind.DECLARED, packageName, List.copyOf(names), arguments);
    }
}
