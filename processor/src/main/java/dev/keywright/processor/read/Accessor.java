package dev.keywright.processor.read;

import java.util.Objects;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/**
 * A method that reads something.
 *
 * @param property what it reads by the rules of JavaBeans; {@code ""} if it isn't named so
 * @param method the method
 * @param type what it returns, as a member of the type being read
 */
record Accessor(String property, ExecutableElement method, TypeMirror type) {
    String name() {
        return method.getSimpleName().toString();
    }

    /** The class that declares it. */
    TypeElement declaredBy() {
        return (TypeElement) Objects.requireNonNull(method.getEnclosingElement());
    }

    /** What follows {@code get} or {@code is}. */
    String suffix() {
        return name().substring(name().startsWith("get") ? 3 : 2);
    }

    /** Whether it can read an attribute of that name: {@code total()}, {@code getTotal()}, {@code isTotal()}. */
    boolean reads(String attribute) {
        return name().equals(attribute) || property.equals(attribute);
    }
}
