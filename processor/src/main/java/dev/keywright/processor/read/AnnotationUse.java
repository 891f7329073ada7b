package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Location;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/**
 * One annotation as it stands in the source. A member that javac could not make sense of reads as its kind's empty value:
 * javac tells what is wrong with it.
 */
final class AnnotationUse {
    private final Reading reading;
    private final Map<? extends ExecutableElement, ? extends AnnotationValue> values;
    private final Location at;

    AnnotationUse(Reading reading, AnnotationMirror mirror, Location at) {
        this.reading = reading;
        this.values = reading.elements().getElementValuesWithDefaults(mirror);
        this.at = at;
    }

    /** Where it stands. */
    Location at() {
        return at;
    }

    String text(String member) {
        return value(member) instanceof String text ? text : "";
    }

    boolean flag(String member) {
        return value(member) instanceof Boolean flag && flag;
    }

    char character(String member, char otherwise) {
        return value(member) instanceof Character character ? character : otherwise;
    }

    /** The name of an enum constant. */
    String constant(String member) {
        return value(member) instanceof VariableElement constant
                ? constant.getSimpleName().toString()
                : "";
    }

    /** A class; none for one that javac does not know. */
    Optional<TypeMirror> type(String member) {
        return value(member) instanceof TypeMirror type ? Optional.of(type) : Optional.empty();
    }

    List<String> texts(String member) {
        List<String> texts = new ArrayList<>();
        for (AnnotationValue value : elements(member)) {
            if (resolved(value, member) instanceof String text) {
                texts.add(text);
            }
        }
        return List.copyOf(texts);
    }

    List<AnnotationUse> annotations(String member) {
        List<AnnotationUse> annotations = new ArrayList<>();
        for (AnnotationValue value : elements(member)) {
            if (value.getValue() instanceof AnnotationMirror mirror) {
                Location place = at.member(member).element(annotations.size());
                annotations.add(new AnnotationUse(reading, mirror, place));
            }
        }
        return List.copyOf(annotations);
    }

    private List<AnnotationValue> elements(String member) {
        if (!(value(member) instanceof List<?> list)) {
            return List.of();
        }
        List<AnnotationValue> elements = new ArrayList<>();
        for (Object element : list) {
            if (element instanceof AnnotationValue value) {
                elements.add(value);
            }
        }
        return elements;
    }

    private Object value(String member) {
        for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry : values.entrySet()) {
            if (entry.getKey().getSimpleName().contentEquals(member)) {
                return resolved(entry.getValue(), member);
            }
        }
        return "";
    }

    /** What javac can't evaluate yet, such as a constant of a class still to be generated, it gives as this text. */
    private Object resolved(AnnotationValue value, String member) {
        if (value.toString().equals("<error>")) {
            reading.unresolved("what " + member + " names", at.member(member));
            return "";
        }
        return value.getValue();
    }
}
