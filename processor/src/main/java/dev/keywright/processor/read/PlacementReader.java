package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** Finds our annotations on types that they say nothing about. */
final class PlacementReader {
    private final Reading reading;
    private final Annotations annotations;

    PlacementReader(Reading reading) {
        this.reading = reading;
        this.annotations = new Annotations(reading);
    }

    void check(TypeElement type) {
        boolean isEntity = Annotations.has(type, AnnotationNames.ENTITY);
        String name = type.getSimpleName().toString();
        if (!isEntity) {
            report(type, AnnotationNames.KEY, name + " is no @Entity.", "@Entity on " + name);
            report(type, AnnotationNames.UNIQUE, name + " is no @Entity.", "@Entity on " + name);
        }
        if (!Annotations.has(type, AnnotationNames.TABLE)) {
            report(type, AnnotationNames.GLOBAL_INDEX, name + " is no @Table.", "it on the table type");
            report(type, AnnotationNames.LOCAL_INDEX, name + " is no @Table.", "it on the table type");
        }
        boolean isResult =
                Annotations.has(type, AnnotationNames.AGGREGATE) || Annotations.has(type, AnnotationNames.VIEW);
        if (!isEntity && !isResult && !isSealedOfTable(type)) {
            report(
                    type,
                    AnnotationNames.ACCESS_PATTERN,
                    name + " is neither an @Entity, a @View nor an @Aggregate, nor a sealed type of a table.",
                    "@Entity on " + name + ", or sealed interface " + name + " below the table type");
        }
    }

    private static boolean isSealedOfTable(TypeElement type) {
        Supertypes supertypes = new Supertypes(type);
        return type.getModifiers().contains(Modifier.SEALED)
                && (!supertypes.unresolved().isEmpty()
                        || !EntityTables.above(type, supertypes).isEmpty());
    }

    private void report(TypeElement type, String annotation, String verdict, String write) {
        String simple = annotation.substring(annotation.lastIndexOf('.') + 1);
        annotations.all(type, annotation).stream()
                .findFirst()
                .ifPresent(found -> reading.report(Diagnostic.of(
                                Code.MISPLACED_ANNOTATION,
                                found.at(),
                                "@" + simple + " on " + type.getSimpleName() + ": " + verdict)
                        .write(write)));
    }
}
