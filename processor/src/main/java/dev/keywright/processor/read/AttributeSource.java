package dev.keywright.processor.read;

import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/**
 * An attribute before its type is read.
 *
 * @param name its name in Java
 * @param type its type as a member of the class
 * @param declaredBy the class that declares it
 * @param accessor the method that reads it
 * @param setter the method that sets it; {@code ""} for the constructor
 * @param places everything that annotations on it can stand on: component, field, accessor, parameter
 */
record AttributeSource(
        String name,
        TypeMirror type,
        TypeElement declaredBy,
        String accessor,
        String setter,
        List<? extends Element> places) {}
