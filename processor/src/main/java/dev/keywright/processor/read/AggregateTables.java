package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.diagnostic.Location;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/** Tells which table an aggregate belongs to: that of its parent, or if that is none, of the first child that has one. */
final class AggregateTables {
    private final Reading reading;
    private final Set<String> compiled;

    /** Of all tables that this compilation has seen, by qualified name. */
    AggregateTables(Reading reading, Set<String> compiled) {
        this.reading = reading;
        this.compiled = compiled;
    }

    /** None where it was reported that it can't be an aggregate, or where its table can't be told yet. */
    Optional<TypeElement> tableOf(TypeElement aggregate) {
        String refusal = refusal(aggregate);
        if (!refusal.isEmpty()) {
            String name = aggregate.getSimpleName().toString();
            reading.report(Diagnostic.of(
                            Code.AGGREGATE_KIND,
                            Location.type(aggregate.getQualifiedName().toString())
                                    .annotation(AnnotationNames.AGGREGATE, 0),
                            "@Aggregate on " + name + ": " + name + " is " + refusal + ".")
                    .write("@Aggregate on a record without type parameters that is not private and no @Entity"));
            return Optional.empty();
        }
        List<? extends RecordComponentElement> components = aggregate.getRecordComponents();
        boolean isMissing = false;
        for (RecordComponentElement component : components) {
            HeldType held = HeldType.of(component);
            if (held.isMissing()) {
                isMissing = true;
                reading.unresolved(held.type().toString(), AggregateReader.at(aggregate, component));
            }
        }
        return isMissing ? Optional.empty() : first(aggregate, components);
    }

    private Optional<TypeElement> first(TypeElement aggregate, List<? extends RecordComponentElement> components) {
        Diagnostics told = new Diagnostics();
        for (RecordComponentElement component : components) {
            // What is wrong with an entity is told where that is placed.
            Reading silent = new Reading(reading.elements(), reading.types(), told);
            Optional<TypeElement> table = HeldType.of(component).element().stream()
                    .flatMap(type -> Hierarchy.below(type, silent).entities().stream())
                    .findFirst()
                    .flatMap(new EntityTables(silent, compiled)::tableOf);
            silent.unresolved().forEach(reading::unresolved);
            if (table.isPresent()) {
                return table;
            }
        }
        if (reading.unresolved().isEmpty()) {
            report(aggregate, components, told);
        }
        return Optional.empty();
    }

    private void report(
            TypeElement aggregate, List<? extends RecordComponentElement> components, Diagnostics ofEntities) {
        if (!ofEntities.hasErrors()) {
            reading.report(AggregateReader.noParent(aggregate));
        } else if (ofEntities.all().stream().anyMatch(told -> told.code() == Code.FOREIGN_TABLE)) {
            reading.report(AggregateReader.problem(
                            Code.PART_OF_OTHER_TABLE,
                            aggregate,
                            components.get(0),
                            "its table is not compiled here, so that can't have " + aggregate.getSimpleName() + ".")
                    .write(aggregate.getSimpleName() + " in the module of the table"));
        }
    }

    private static String refusal(TypeElement aggregate) {
        if (Annotations.has(aggregate, AnnotationNames.ENTITY)) {
            return "an @Entity, which is one item";
        }
        if (aggregate.getKind() != ElementKind.RECORD) {
            return "no record";
        }
        if (!aggregate.getTypeParameters().isEmpty()) {
            return "a record with type parameters";
        }
        return Access.sees(TypeRefs.of(aggregate).packageName(), aggregate) ? "" : "private";
    }
}
