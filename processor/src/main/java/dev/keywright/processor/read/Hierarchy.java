package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Location;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Walks down from a sealed type, in source order, to the entities and collections below it. */
final class Hierarchy {
    private final Reading reading;
    private final Set<TypeElement> entities = new LinkedHashSet<>();
    private final Set<TypeElement> collections = new LinkedHashSet<>();
    private final Set<TypeElement> walked = new HashSet<>();
    private boolean covered = true;

    Hierarchy(Reading reading) {
        this.reading = reading;
    }

    /** What is below a type, and the type itself. */
    static Hierarchy below(TypeElement type, Reading reading) {
        Hierarchy hierarchy = new Hierarchy(reading);
        hierarchy.add(type);
        return hierarchy;
    }

    /** Adds a type and what is below it. */
    void add(TypeElement type) {
        boolean isEntity = Annotations.has(type, AnnotationNames.ENTITY);
        if (isEntity) {
            entities.add(type);
        }
        if (!type.getModifiers().contains(Modifier.SEALED) || !walked.add(type)) {
            return;
        }
        if (!isEntity && Annotations.hasAny(type, AnnotationNames.ACCESS_PATTERN)) {
            collections.add(type);
        }
        for (TypeMirror permitted : type.getPermittedSubclasses()) {
            if (permitted.getKind() == TypeKind.ERROR) {
                reading.unresolved(
                        permitted.toString(),
                        Location.type(type.getQualifiedName().toString()));
            } else if (permitted instanceof DeclaredType declared
                    && declared.asElement() instanceof TypeElement element
                    && reading.isBelow(element, type)) {
                addPermitted(element, type);
            }
        }
    }

    private void addPermitted(TypeElement element, TypeElement by) {
        if (Annotations.has(element, AnnotationNames.ENTITY)
                || element.getModifiers().contains(Modifier.SEALED)) {
            add(element);
            return;
        }
        covered = false;
        String name = element.getSimpleName().toString();
        reading.report(Diagnostic.of(
                        Code.UNCOVERED_SUBTYPE,
                        Location.type(element.getQualifiedName().toString()),
                        name + ", permitted by " + by.getSimpleName() + ", is neither an @Entity nor sealed.")
                .write("@Entity on " + name + ", or " + name + " out of the table's types"));
    }

    Set<TypeElement> entities() {
        return entities;
    }

    /** Sealed types with patterns. */
    Set<TypeElement> collections() {
        return collections;
    }

    /** Whether each permitted type is an entity or sealed. */
    boolean covered() {
        return covered;
    }
}
