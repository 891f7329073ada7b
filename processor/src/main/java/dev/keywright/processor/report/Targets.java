package dev.keywright.processor.report;

import dev.keywright.processor.diagnostic.Location;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Finds the element of a location. A record component is found as its field: javac 17 has no position for the component. */
final class Targets {
    private final Elements elements;

    Targets(Elements elements) {
        this.elements = elements;
    }

    /** The type, if it is known. */
    Optional<TypeElement> type(Location at) {
        return at.type().isEmpty() ? Optional.empty() : Optional.ofNullable(elements.getTypeElement(at.type()));
    }

    /** The component or, where there is none, the type itself. */
    Element target(TypeElement type, Location at) {
        if (at.component().isEmpty()) {
            return type;
        }
        return member(type, ElementKind.FIELD, at.component())
                .or(() -> accessor(type, at.component()))
                .orElse(type);
    }

    private static Optional<Element> accessor(TypeElement type, String property) {
        int first = property.codePointAt(0);
        String capital =
                Character.toString(Character.toUpperCase(first)) + property.substring(Character.charCount(first));
        return member(type, ElementKind.METHOD, property)
                .or(() -> member(type, ElementKind.METHOD, "get" + capital))
                .or(() -> member(type, ElementKind.METHOD, "is" + capital));
    }

    private static Optional<Element> member(TypeElement type, ElementKind kind, String name) {
        return type.getEnclosedElements().stream()
                .filter(element ->
                        element.getKind() == kind && element.getSimpleName().contentEquals(name))
                .map(element -> (Element) element)
                .findFirst();
    }
}
