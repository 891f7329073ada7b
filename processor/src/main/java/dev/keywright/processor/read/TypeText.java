package dev.keywright.processor.read;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;

/** Types as diagnostics name them: simple names with their arguments. */
final class TypeText {
    private TypeText() {}

    static String of(TypeMirror type) {
        if (type instanceof DeclaredType declared) {
            String name = declared.asElement().getSimpleName().toString();
            List<? extends TypeMirror> arguments = declared.getTypeArguments();
            return arguments.isEmpty()
                    ? name
                    : name + arguments.stream().map(TypeText::of).collect(Collectors.joining(", ", "<", ">"));
        }
        if (type instanceof ArrayType array) {
            return of(array.getComponentType()) + "[]";
        }
        if (type instanceof TypeVariable variable) {
            return variable.asElement().getSimpleName().toString();
        }
        if (type instanceof WildcardType wildcard) {
            TypeMirror upper = wildcard.getExtendsBound();
            TypeMirror lower = wildcard.getSuperBound();
            return upper != null ? "? extends " + of(upper) : lower != null ? "? super " + of(lower) : "?";
        }
        return type.getKind().name().toLowerCase(Locale.ROOT);
    }

    /** With an article. */
    static String a(TypeMirror type) {
        String text = of(type);
        return ("AEIOU".indexOf(text.charAt(0)) >= 0 ? "an " : "a ") + text;
    }
}
