package dev.keywright.processor.model;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A Java type by name.
 *
 * @param kind what kind of type
 * @param packageName the package; {@code ""} for primitives, arrays and the unnamed package
 * @param names the simple names from the outermost type inwards; the keyword of a primitive; none for an array
 * @param arguments the type arguments; of an array its component type
 */
public record TypeRef(Kind kind, String packageName, List<String> names, List<TypeRef> arguments) {
    /** The kinds of types. */
    public enum Kind {
        /** A class, interface, record or enum. */
        DECLARED,
        /** {@code int} and its kin. */
        PRIMITIVE,
        /** An array of {@code arguments.get(0)}. */
        ARRAY
    }

    /** A type without arguments. */
    public static TypeRef declared(String packageName, String... names) {
        return new TypeRef(Kind.DECLARED, packageName, List.of(names), List.of());
    }

    /** A primitive by its keyword. */
    public static TypeRef primitive(String keyword) {
        return new TypeRef(Kind.PRIMITIVE, "", List.of(keyword), List.of());
    }

    /** An array of a type. */
    public static TypeRef array(TypeRef component) {
        return new TypeRef(Kind.ARRAY, "", List.of(), List.of(component));
    }

    /** Whether it is a primitive, which can't be null. */
    public boolean isPrimitive() {
        return kind == Kind.PRIMITIVE;
    }

    /** The innermost name: {@code Order}, {@code int}, {@code byte[]}. */
    public String simpleName() {
        return kind == Kind.ARRAY ? arguments.get(0).simpleName() + "[]" : names.get(names.size() - 1);
    }

    /** The type as a declaration says it, by simple names: {@code Optional<String>}. */
    public String declared() {
        if (kind == Kind.ARRAY) {
            return arguments.get(0).declared() + "[]";
        }
        return arguments.isEmpty()
                ? simpleName()
                : simpleName() + arguments.stream().map(TypeRef::declared).collect(Collectors.joining(", ", "<", ">"));
    }

    /** The name that generated types begin with: {@code Order}, or {@code Outer_Inner} for a nested one. */
    public String generatedPrefix() {
        return String.join("_", names);
    }

    /** The name as in an import: {@code com.example.Outer.Inner}; without arguments. */
    public String qualifiedName() {
        String dotted = kind == Kind.ARRAY ? arguments.get(0).qualifiedName() + "[]" : String.join(".", names);
        return packageName.isEmpty() ? dotted : packageName + "." + dotted;
    }
}
