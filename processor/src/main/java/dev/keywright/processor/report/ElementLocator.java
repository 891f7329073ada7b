package dev.keywright.processor.report;

import dev.keywright.processor.diagnostic.Location;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/**
 * Finds places by elements and mirrors alone, for compilers without syntax trees. One of several annotations of a kind is
 * then told by the message only, as it stands on the element.
 */
final class ElementLocator implements Locator {
    private final Messager messager;
    private final Targets targets;

    ElementLocator(Messager messager, Targets targets) {
        this.messager = messager;
        this.targets = targets;
    }

    @Override
    public boolean isCompiled(String type) {
        return targets.type(Location.type(type)).isPresent();
    }

    @Override
    public Place locate(Location at) {
        Optional<TypeElement> type = targets.type(at);
        if (type.isEmpty()) {
            return new Place("", 0, messager::printMessage);
        }
        Element target = targets.target(type.get(), at);
        long order = 1L + type.get().getEnclosedElements().indexOf(target);
        Optional<AnnotationMirror> annotation = annotation(target, at.annotation());
        Place.Printer printer = (kind, text) -> messager.printMessage(kind, text, target);
        if (annotation.isPresent()) {
            AnnotationMirror mirror = annotation.get();
            Optional<AnnotationValue> value = value(mirror, at.path());
            printer = value.isPresent()
                    ? (kind, text) -> messager.printMessage(kind, text, target, mirror, value.get())
                    : (kind, text) -> messager.printMessage(kind, text, target, mirror);
        }
        return new Place(at.type(), order, printer);
    }

    private static Optional<AnnotationMirror> annotation(Element target, String name) {
        return target.getAnnotationMirrors().stream()
                .filter(mirror -> mirror.getAnnotationType().asElement() instanceof TypeElement type
                        && type.getQualifiedName().contentEquals(name))
                .map(mirror -> (AnnotationMirror) mirror)
                .findFirst();
    }

    private static Optional<AnnotationValue> value(AnnotationMirror annotation, List<String> path) {
        Optional<AnnotationValue> value = Optional.empty();
        AnnotationMirror mirror = annotation;
        for (String step : path) {
            Optional<AnnotationValue> next =
                    step.startsWith("[") ? value.flatMap(array -> element(array, step)) : member(mirror, step);
            if (next.isEmpty()) {
                return value;
            }
            value = next;
            if (value.get().getValue() instanceof AnnotationMirror inner) {
                mirror = inner;
            }
        }
        return value;
    }

    private static Optional<AnnotationValue> member(AnnotationMirror mirror, String name) {
        for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
                mirror.getElementValues().entrySet()) {
            if (entry.getKey().getSimpleName().contentEquals(name)) {
                return Optional.of(entry.getValue());
            }
        }
        return Optional.empty();
    }

    private static Optional<AnnotationValue> element(AnnotationValue array, String step) {
        int index = Integer.parseInt(step.substring(1, step.length() - 1));
        if (array.getValue() instanceof List<?> list
                && index < list.size()
                && list.get(index) instanceof AnnotationValue value) {
            return Optional.of(value);
        }
        return Optional.empty();
    }
}
