package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.diagnostic.Location;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Finds annotations on attributes that are none, as their type is neither an entity nor a part of one. */
final class StrayReader {
    private final Map<String, Stray> annotated = new TreeMap<>();
    private final Set<String> read = new HashSet<>();
    private boolean complete = true;

    /** An attribute, and whether it is one of a view. */
    private record Stray(Location at, boolean ofView) {}

    /** Notes what is annotated, unless that is quieted: the first of each type stands for the others. */
    void add(Element attribute) {
        if (SuppressedReader.read(List.of(attribute)).contains(Code.STRAY_ANNOTATION.suppression())) {
            return;
        }
        Element owner = attribute.getEnclosingElement();
        Element named = attribute;
        if (owner != null && !(owner instanceof TypeElement)) {
            // A parameter: what it is of has the name to point at.
            named = owner;
            owner = owner.getEnclosingElement();
        }
        if (owner instanceof TypeElement type) {
            String name = type.getQualifiedName().toString();
            annotated.putIfAbsent(
                    name,
                    new Stray(
                            Location.type(name).component(named.getSimpleName().toString()),
                            Annotations.has(type, AnnotationNames.VIEW)));
        }
    }

    /** Notes types whose attributes a table holds; of an incomplete table some may be missing. */
    void addRead(Set<String> types, boolean ofCompleteTable) {
        read.addAll(types);
        complete &= ofCompleteTable;
    }

    /** What is left; nothing as long as a table may hold more than is known. */
    Diagnostics report() {
        Diagnostics strays = new Diagnostics();
        annotated.forEach((type, stray) -> {
            if (complete && !read.contains(type)) {
                strays.report(diagnostic(type.substring(type.lastIndexOf('.') + 1), stray));
            }
        });
        return strays;
    }

    private static Diagnostic diagnostic(String name, Stray stray) {
        String subject = stray.at().component() + " of " + name + ": its annotation says nothing, as ";
        return stray.ofView()
                ? Diagnostic.of(
                                Code.STRAY_ANNOTATION,
                                stray.at(),
                                subject + "a view has attributes as its entity stores them.")
                        .write("the annotation on the entity's attribute only")
                : Diagnostic.of(Code.STRAY_ANNOTATION, stray.at(), subject + "no table has a " + name + ".")
                        .write("@Entity on " + name + ", or an attribute of that type, or no annotation");
    }
}
