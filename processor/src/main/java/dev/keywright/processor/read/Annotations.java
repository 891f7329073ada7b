package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Location;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Finds annotations by qualified name, alone or repeated. */
final class Annotations {
    private final Reading reading;

    Annotations(Reading reading) {
        this.reading = reading;
    }

    /** Whether an element has the annotation itself. */
    static boolean has(Element element, String name) {
        return element.getAnnotationMirrors().stream().anyMatch(mirror -> is(mirror, name));
    }

    /** Whether an element has the annotation, once or more. */
    static boolean hasAny(Element element, String name) {
        return has(element, name) || has(element, AnnotationNames.container(name));
    }

    /** The one of that name. */
    Optional<AnnotationUse> one(TypeElement type, String name) {
        return all(type, name).stream().findFirst();
    }

    /** All of that name in the order written. */
    List<AnnotationUse> all(TypeElement type, String name) {
        return all(type, Location.type(type.getQualifiedName().toString()), name);
    }

    /** The one of that name on an attribute, wherever it was put: on the component, field, accessor or parameter. */
    Optional<AnnotationUse> one(AttributeSource attribute, Location at, String name) {
        return attribute.places().stream()
                .flatMap(place -> all(place, at, name).stream())
                .findFirst();
    }

    private List<AnnotationUse> all(Element element, Location of, String name) {
        List<AnnotationUse> found = new ArrayList<>();
        for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
            if (is(mirror, name)) {
                found.add(new AnnotationUse(reading, mirror, of.annotation(name, found.size())));
            } else if (is(mirror, AnnotationNames.container(name))) {
                for (AnnotationMirror inner : contained(mirror)) {
                    found.add(new AnnotationUse(reading, inner, of.annotation(name, found.size())));
                }
            }
        }
        return List.copyOf(found);
    }

    private static List<AnnotationMirror> contained(AnnotationMirror container) {
        List<AnnotationMirror> contained = new ArrayList<>();
        container.getElementValues().forEach((member, value) -> {
            if (member.getSimpleName().contentEquals("value") && value.getValue() instanceof List<?> list) {
                for (Object element : list) {
                    if (element instanceof AnnotationValue inner
                            && inner.getValue() instanceof AnnotationMirror mirror) {
                        contained.add(mirror);
                    }
                }
            }
        });
        return contained;
    }

    static boolean is(AnnotationMirror mirror, String name) {
        return mirror.getAnnotationType().asElement() instanceof TypeElement type
                && type.getQualifiedName().contentEquals(name);
    }
}
