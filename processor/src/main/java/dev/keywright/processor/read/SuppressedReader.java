package dev.keywright.processor.read;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;

/**
 * Reads what {@code @SuppressWarnings("keywright:...")} quiets. The annotation has source retention: of a type in a class
 * file nothing is left.
 */
final class SuppressedReader {
    private static final String PREFIX = "keywright:";

    private SuppressedReader() {}

    /** On these elements and all around them; without the prefix. */
    static Set<String> read(List<? extends Element> elements) {
        Set<String> names = new TreeSet<>();
        for (Element element : elements) {
            for (Element around = element; around != null; around = around.getEnclosingElement()) {
                for (AnnotationMirror mirror : around.getAnnotationMirrors()) {
                    if (Annotations.is(mirror, "java.lang.SuppressWarnings")) {
                        mirror.getElementValues().values().forEach(value -> add(value, names));
                    }
                }
            }
        }
        return Collections.unmodifiableSet(names);
    }

    private static void add(AnnotationValue value, Set<String> names) {
        if (value.getValue() instanceof String text && text.startsWith(PREFIX)) {
            names.add(text.substring(PREFIX.length()));
        } else if (value.getValue() instanceof List<?> list) {
            for (Object element : list) {
                if (element instanceof AnnotationValue inner) {
                    add(inner, names);
                }
            }
        }
    }
}
