package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.diagnostic.Location;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Tells which table a view belongs to: that of its entity. */
final class ViewTables {
    private final Reading reading;
    private final Set<String> compiled;

    /** Of all tables that this compilation has seen, by qualified name. */
    ViewTables(Reading reading, Set<String> compiled) {
        this.reading = reading;
        this.compiled = compiled;
    }

    /** None where it was reported that it can't be a view, or where its table can't be told yet. */
    Optional<TypeElement> tableOf(TypeElement view) {
        String name = view.getSimpleName().toString();
        Location at = Location.type(view.getQualifiedName().toString()).annotation(AnnotationNames.VIEW, 0);
        String refusal = refusal(view);
        if (!refusal.isEmpty()) {
            reading.report(
                    Diagnostic.of(Code.VIEW_KIND, at, "@View on " + name + ": " + name + " is " + refusal + ".")
                            .write(
                                    "@View on a record without type parameters that is not private, no @Entity and no @Aggregate"));
            return Optional.empty();
        }
        Optional<TypeMirror> of = ViewReader.entity(new Annotations(reading), view);
        if (of.isEmpty() || of.get().getKind() == TypeKind.ERROR) {
            of.ifPresent(missing -> reading.unresolved(missing.toString(), at.member("of")));
            return Optional.empty();
        }
        if (!(of.get() instanceof DeclaredType declared
                && declared.asElement() instanceof TypeElement entity
                && Annotations.has(entity, AnnotationNames.ENTITY))) {
            String type = TypeText.of(of.get());
            reading.report(
                    Diagnostic.of(Code.VIEW_OF, at.member("of"), "@View on " + name + ": " + type + " is no @Entity.")
                            .write("of = the entity whose attributes " + name + " has"));
            return Optional.empty();
        }
        // What is wrong with an entity is told where that is placed.
        Diagnostics told = new Diagnostics();
        Reading silent = new Reading(reading.elements(), reading.types(), told);
        Optional<TypeElement> table = new EntityTables(silent, compiled).tableOf(entity);
        silent.unresolved().forEach(reading::unresolved);
        if (told.all().stream().anyMatch(each -> each.code() == Code.FOREIGN_TABLE)) {
            reading.report(Diagnostic.of(
                            Code.VIEW_OF,
                            at.member("of"),
                            "@View on " + name + ": the table of " + entity.getSimpleName()
                                    + " is not compiled here, so that can't have " + name + ".")
                    .write(name + " in the module of the table"));
        }
        return table;
    }

    private static String refusal(TypeElement view) {
        if (Annotations.has(view, AnnotationNames.ENTITY)) {
            return "an @Entity itself";
        }
        if (Annotations.has(view, AnnotationNames.AGGREGATE)) {
            return "an @Aggregate, of several items";
        }
        if (view.getKind() != ElementKind.RECORD) {
            return "no record";
        }
        if (!view.getTypeParameters().isEmpty()) {
            return "a record with type parameters";
        }
        return Access.sees(TypeRefs.of(view).packageName(), view) ? "" : "private";
    }
}
