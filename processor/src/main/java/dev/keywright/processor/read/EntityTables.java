package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Location;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Tells which table an entity belongs to: the one that it names, or the one above it. */
final class EntityTables {
    private final Reading reading;
    private final Annotations annotations;
    private final Set<String> compiled;

    /** Of all tables that this compilation has seen, by qualified name. */
    EntityTables(Reading reading, Set<String> compiled) {
        this.reading = reading;
        this.annotations = new Annotations(reading);
        this.compiled = compiled;
    }

    /** None where it was reported that there is no such table, or where it can't be told yet. */
    Optional<TypeElement> tableOf(TypeElement entity) {
        Location at = Location.type(entity.getQualifiedName().toString()).annotation(AnnotationNames.ENTITY, 0);
        String subject = "@Entity on " + entity.getSimpleName();
        Supertypes supertypes = new Supertypes(entity);
        List<TypeElement> tables = above(entity, supertypes);
        Optional<TypeMirror> named = named(entity);
        if (named.isPresent()) {
            if (named.get().getKind() == TypeKind.ERROR) {
                reading.unresolved(named.get().toString(), at.member("table"));
                return Optional.empty();
            }
            if (!(named.get() instanceof DeclaredType declared
                    && declared.asElement() instanceof TypeElement table
                    && Annotations.has(table, AnnotationNames.TABLE))) {
                String type = TypeText.of(named.get());
                reading.report(
                        Diagnostic.of(Code.NOT_A_TABLE, at.member("table"), subject + ": " + type + " is no @Table.")
                                .write("@Table(name = \"...\") on " + type + ", or the table type in place of it"));
                return Optional.empty();
            }
            if (!tables.contains(table)) {
                tables.add(table);
            }
        }
        if (tables.isEmpty() && !supertypes.unresolved().isEmpty()) {
            supertypes.unresolved().forEach(reading::unresolved);
            return Optional.empty();
        }
        return theOne(tables, entity, subject, at);
    }

    private Optional<TypeElement> theOne(List<TypeElement> tables, TypeElement entity, String subject, Location at) {
        if (tables.isEmpty()) {
            reading.report(Diagnostic.of(Code.NO_TABLE, at, subject + ": its table can't be found.")
                    .found("no supertype of " + entity.getSimpleName() + " is a @Table, and table = is not given")
                    .write("implements the table type, or @Entity(table = ...)"));
            return Optional.empty();
        }
        if (tables.size() > 1) {
            List<String> names = tables.stream()
                    .map(table -> table.getSimpleName().toString())
                    .sorted()
                    .toList();
            reading.report(Diagnostic.of(Code.TWO_TABLES, at, subject + ": it belongs to more than one table.")
                    .found(Diagnostic.listed(names))
                    .write("a type for each table"));
            return Optional.empty();
        }
        TypeElement table = tables.get(0);
        // Sealed types lie in one module, so a sealed table that isn't compiled now is ours all the same.
        if (!compiled.contains(table.getQualifiedName().toString())
                && !table.getModifiers().contains(Modifier.SEALED)) {
            reading.report(Diagnostic.of(
                            Code.FOREIGN_TABLE,
                            at,
                            subject + ": its table " + table.getSimpleName() + " is not compiled here, so "
                                    + table.getSimpleName() + "Table can't have it.")
                    .write(entity.getSimpleName() + " in the module of " + table.getQualifiedName()));
            return Optional.empty();
        }
        return tables.stream().findFirst();
    }

    /** The tables that a type is, or is below of. */
    static List<TypeElement> above(TypeElement type, Supertypes supertypes) {
        List<TypeElement> tables = new ArrayList<>();
        if (Annotations.has(type, AnnotationNames.TABLE)) {
            tables.add(type);
        }
        for (TypeElement supertype : supertypes.found()) {
            if (Annotations.has(supertype, AnnotationNames.TABLE)) {
                tables.add(supertype);
            }
        }
        return tables;
    }

    private Optional<TypeMirror> named(TypeElement entity) {
        return annotations
                .one(entity, AnnotationNames.ENTITY)
                .flatMap(annotation -> annotation.type("table"))
                .filter(type -> type.getKind() != TypeKind.VOID);
    }
}
