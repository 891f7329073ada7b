package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.TableModel;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiFunction;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * The entry of reading: knows the annotated types of all rounds so far, which entity belongs to which table, and which tables
 * are still to be read. It keeps names, as elements are good for one round only.
 */
public final class TablesReader {
    private final Elements elements;
    private final Types types;
    private final Set<String> tables = new TreeSet<>();
    private final Set<String> finished = new TreeSet<>();
    private final Set<String> unplaced = new TreeSet<>();
    private final Set<String> patterned = new TreeSet<>();
    private final Map<String, Set<String>> members = new TreeMap<>();
    private final Results aggregates = new Results(AnnotationNames.AGGREGATE);
    private final Results views = new Results(AnnotationNames.VIEW);
    private final Map<String, Location> unresolved = new LinkedHashMap<>();
    private final StrayReader strays = new StrayReader();
    private boolean allPlaced = true;

    /** With the compiler's services. */
    public TablesReader(Elements elements, Types types) {
        this.elements = elements;
        this.types = types;
    }

    /** Takes in the types of a round that have one of our annotations; reports those that belong to no table. */
    public void add(Collection<TypeElement> annotated, Diagnostics diagnostics) {
        Reading reading = new Reading(elements, types, diagnostics);
        PlacementReader placement = new PlacementReader(reading);
        for (TypeElement type : annotated) {
            String name = type.getQualifiedName().toString();
            if (Annotations.has(type, AnnotationNames.TABLE)) {
                tables.add(name);
            }
            if (Annotations.has(type, AnnotationNames.ENTITY)) {
                unplaced.add(name);
            } else if (Annotations.hasAny(type, AnnotationNames.ACCESS_PATTERN)
                    && type.getModifiers().contains(Modifier.SEALED)) {
                patterned.add(name);
            }
            aggregates.add(type);
            views.add(type);
            placement.check(type);
        }
        place(diagnostics);
        place(aggregates, (each, of) -> new AggregateTables(each, tables).tableOf(of), diagnostics);
        place(views, (each, of) -> new ViewTables(each, tables).tableOf(of), diagnostics);
    }

    private void place(Diagnostics diagnostics) {
        unresolved.clear();
        for (String name : List.copyOf(unplaced)) {
            Reading reading = new Reading(elements, types, diagnostics);
            TypeElement entity = elements.getTypeElement(name);
            Optional<TypeElement> table = new EntityTables(reading, tables).tableOf(entity);
            table.ifPresent(found -> place(entity, found, diagnostics));
            unresolved.putAll(reading.unresolved());
            if (reading.unresolved().isEmpty()) {
                unplaced.remove(name);
                allPlaced &= table.isPresent();
            }
        }
    }

    private void place(TypeElement entity, TypeElement table, Diagnostics diagnostics) {
        String name = table.getQualifiedName().toString();
        if (finished.contains(name)) {
            diagnostics.report(late(entity, AnnotationNames.ENTITY, table)
                    .write("permits " + entity.getSimpleName() + " on a sealed " + table.getSimpleName()
                            + ", which then waits for it"));
            return;
        }
        tables.add(name);
        members.computeIfAbsent(name, unused -> new TreeSet<>())
                .add(entity.getQualifiedName().toString());
    }

    /** Records that questions return, by the tables that they belong to. */
    private static final class Results {
        private final String annotation;
        private final Set<String> unplaced = new TreeSet<>();
        private final Map<String, Set<String>> placed = new TreeMap<>();

        Results(String annotation) {
            this.annotation = annotation;
        }

        void add(TypeElement type) {
            if (Annotations.has(type, annotation)) {
                unplaced.add(type.getQualifiedName().toString());
            }
        }
    }

    /** After the entities, by which they are placed. */
    private void place(
            Results results, BiFunction<Reading, TypeElement, Optional<TypeElement>> tableOf, Diagnostics diagnostics) {
        for (String name : List.copyOf(results.unplaced)) {
            Reading reading = new Reading(elements, types, diagnostics);
            TypeElement result = elements.getTypeElement(name);
            Optional<TypeElement> table = tableOf.apply(reading, result);
            table.ifPresent(found -> place(results, result, found, diagnostics));
            unresolved.putAll(reading.unresolved());
            if (reading.unresolved().isEmpty()) {
                results.unplaced.remove(name);
                allPlaced &= table.isPresent();
            }
        }
    }

    private void place(Results results, TypeElement result, TypeElement table, Diagnostics diagnostics) {
        String name = table.getQualifiedName().toString();
        if (finished.contains(name)) {
            diagnostics.report(
                    late(result, results.annotation, table).write(result.getSimpleName() + " in a source file"));
            return;
        }
        tables.add(name);
        results.placed
                .computeIfAbsent(name, unused -> new TreeSet<>())
                .add(result.getQualifiedName().toString());
    }

    private static Diagnostic late(TypeElement type, String annotation, TypeElement table) {
        String simple = type.getSimpleName().toString();
        return Diagnostic.of(
                        Code.LATE_ENTITY,
                        Location.type(type.getQualifiedName().toString()).annotation(annotation, 0),
                        "@" + annotation.substring(annotation.lastIndexOf('.') + 1) + " on " + simple
                                + ": it was made after " + table.getSimpleName() + " was written.")
                .found(simple + " is made by another annotation processor");
    }

    /** Takes in fields, methods, parameters and record components that have one of our annotations. */
    public void addAttributes(Collection<? extends Element> annotated) {
        annotated.forEach(strays::add);
    }

    /** Annotations on attributes of types that no table holds, once all tables are read. */
    public Diagnostics strays() {
        return strays.report();
    }

    /** The tables still to be read, by qualified name. */
    public List<String> pending() {
        return tables.stream().filter(table -> !finished.contains(table)).toList();
    }

    /** Reads a table; it stays pending until it is finished. */
    public ReadTable read(String table) {
        Diagnostics diagnostics = new Diagnostics();
        Reading reading = new Reading(elements, types, diagnostics);
        TypeElement type = elements.getTypeElement(table);
        TableModel model = new TableReader(reading)
                .read(type, others(type), placed(aggregates, table), placed(views, table), allPlaced)
                .orElse(null);
        strays.addRead(reading.shaped(), model != null && model.complete());
        Map<String, Location> missing = new LinkedHashMap<>(reading.unresolved());
        missing.putAll(unresolved);
        return new ReadTable(table, model, diagnostics, missing);
    }

    /** What to tell of entities whose table can't be told for a type that isn't there. */
    public Diagnostics stillMissing() {
        return ReadTable.missing(unresolved);
    }

    /** A table that need not be read again. */
    public void finish(String table) {
        finished.add(table);
    }

    private List<TypeElement> placed(Results results, String table) {
        return results.placed.getOrDefault(table, Set.of()).stream()
                .map(elements::getTypeElement)
                .toList();
    }

    private List<TypeElement> others(TypeElement table) {
        List<TypeElement> others = new ArrayList<>();
        for (String entity : members.getOrDefault(table.getQualifiedName().toString(), Set.of())) {
            others.add(elements.getTypeElement(entity));
        }
        for (String name : patterned) {
            TypeElement collection = elements.getTypeElement(name);
            if (EntityTables.above(collection, new Supertypes(collection)).contains(table)) {
                others.add(collection);
            }
        }
        return others;
    }
}
