package dev.keywright.processor.read;

import dev.keywright.processor.model.PartModel.Count;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** What a component of an aggregate holds: how many, and of what type. */
record HeldType(Count count, TypeMirror type) {
    static HeldType of(RecordComponentElement component) {
        TypeMirror type = component.asType();
        if (type instanceof DeclaredType declared && declared.getTypeArguments().size() == 1) {
            TypeMirror argument = declared.getTypeArguments().get(0);
            switch (((TypeElement) declared.asElement()).getQualifiedName().toString()) {
                case "java.util.List" -> {
                    return new HeldType(Count.LIST, argument);
                }
                case "java.util.Optional" -> {
                    return new HeldType(Count.OPTIONAL, argument);
                }
                default -> {}
            }
        }
        List<Element> places = new ArrayList<>(List.of(component));
        // There is none for a name that Java forbids, such as hashCode.
        if (component.getAccessor() != null) {
            places.add(component.getAccessor());
        }
        boolean isNullable = Nullness.isNullable(places);
        return new HeldType(isNullable ? Count.NULLABLE : Count.ONE, type);
    }

    /** Whether the type is still to be made. */
    boolean isMissing() {
        return type.getKind() == TypeKind.ERROR;
    }

    /** The declaration of the type; none for one with type arguments, an array, a wildcard and the like. */
    Optional<TypeElement> element() {
        return type instanceof DeclaredType declared
                        && declared.asElement() instanceof TypeElement element
                        && element.getTypeParameters().isEmpty()
                ? Optional.of(element)
                : Optional.empty();
    }
}
