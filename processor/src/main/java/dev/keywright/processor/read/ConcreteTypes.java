package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Code;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Lets only types through that are known and visible in all their parts: no type missing, no argument open. */
final class ConcreteTypes {
    private final Reading reading;

    ConcreteTypes(Reading reading) {
        this.reading = reading;
    }

    boolean check(TypeMirror type, Use use) {
        return check(type, type, use);
    }

    private boolean check(TypeMirror part, TypeMirror whole, Use use) {
        switch (part.getKind()) {
            case ERROR -> {
                reading.unresolved(part.toString(), use.at());
                return false;
            }
            case WILDCARD -> {
                reading.report(use.problem(Code.WILDCARD_TYPE, "a type with a wildcard can't be stored.")
                        .found(TypeText.of(whole))
                        .write("the type itself in place of " + TypeText.of(part)));
                return false;
            }
            case ARRAY -> {
                return check(((ArrayType) part).getComponentType(), whole, use);
            }
            case DECLARED -> {
                return checkDeclared((DeclaredType) part, whole, use);
            }
            default -> {
                if (!part.getKind().isPrimitive()) {
                    reading.report(AttributeTypes.unstorable(whole, use));
                }
                return part.getKind().isPrimitive();
            }
        }
    }

    private boolean checkDeclared(DeclaredType part, TypeMirror whole, Use use) {
        if (part.getTypeArguments().isEmpty()
                && part.asElement() instanceof TypeElement element
                && !element.getTypeParameters().isEmpty()) {
            String parameters = TypeText.of(element.asType());
            reading.report(use.problem(Code.RAW_TYPE, "a raw type can't be stored.")
                    .found(TypeText.of(whole))
                    .write(parameters + " with types in place of its parameters"));
            return false;
        }
        if (!Access.sees(use.packageName(), part.asElement())) {
            reading.report(use.problem(Code.INACCESSIBLE_TYPE, "generated code can't see " + TypeText.of(part) + ".")
                    .found(TypeText.of(part) + " is private, or not public and of another package")
                    .write(TypeText.of(part) + " without private; public if it is of another package"));
            return false;
        }
        for (TypeMirror argument : part.getTypeArguments()) {
            if (!check(argument, whole, use)) {
                return false;
            }
        }
        return true;
    }
}
