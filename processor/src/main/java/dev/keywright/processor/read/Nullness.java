package dev.keywright.processor.read;

import java.util.List;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;

/** Any annotation named {@code Nullable} counts, whoever it is of, on the declaration or on its type. */
final class Nullness {
    private Nullness() {}

    static boolean isNullable(List<? extends Element> places) {
        return places.stream().anyMatch(Nullness::isNullable);
    }

    private static boolean isNullable(Element place) {
        AnnotatedConstruct type = place instanceof ExecutableElement method ? method.getReturnType() : place.asType();
        return hasNullable(place) || hasNullable(type);
    }

    private static boolean hasNullable(AnnotatedConstruct annotated) {
        return annotated.getAnnotationMirrors().stream()
                .anyMatch(mirror ->
                        mirror.getAnnotationType().asElement().getSimpleName().contentEquals("Nullable"));
    }
}
