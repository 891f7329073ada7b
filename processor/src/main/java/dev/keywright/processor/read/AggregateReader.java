package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.AggregateModel;
import dev.keywright.processor.model.PartModel;
import dev.keywright.processor.model.PartModel.Count;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/** Reads an {@code @Aggregate}: a record of a parent entity and its children. */
final class AggregateReader {
    private final Reading reading;
    private final Annotations annotations;
    private final TypeElement table;
    private final Set<TypeElement> entities;

    /** For aggregates of a table that has these entities. */
    AggregateReader(Reading reading, TypeElement table, Set<TypeElement> entities) {
        this.reading = reading;
        this.annotations = new Annotations(reading);
        this.table = table;
        this.entities = entities;
    }

    AggregateModel read(TypeElement aggregate) {
        List<? extends RecordComponentElement> components = aggregate.getRecordComponents();
        List<PartModel> parts = new ArrayList<>();
        parent(aggregate, components.get(0)).ifPresent(parts::add);
        for (RecordComponentElement component : components.subList(1, components.size())) {
            child(aggregate, component).ifPresent(parts::add);
        }
        return new AggregateModel(
                TypeRefs.of(aggregate),
                Access.isPublic(aggregate),
                List.copyOf(parts),
                annotations.all(aggregate, AnnotationNames.ACCESS_PATTERN).stream()
                        .map(PatternReader::read)
                        .toList(),
                SuppressedReader.read(List.of(aggregate, table)),
                parts.size() == components.size(),
                Location.type(aggregate.getQualifiedName().toString()));
    }

    private Optional<PartModel> parent(TypeElement aggregate, RecordComponentElement component) {
        HeldType held = HeldType.of(component);
        Optional<TypeElement> entity = held.element().filter(type -> Annotations.has(type, AnnotationNames.ENTITY));
        if (entity.isEmpty() || held.count() == Count.LIST || held.count() == Count.OPTIONAL) {
            reading.report(noParent(aggregate));
            return Optional.empty();
        }
        return part(aggregate, component, Count.ONE, entity.get(), List.of(entity.get()));
    }

    private Optional<PartModel> child(TypeElement aggregate, RecordComponentElement component) {
        HeldType held = HeldType.of(component);
        List<TypeElement> members = held.element()
                .map(type -> List.copyOf(Hierarchy.below(type, reading).entities()))
                .orElse(List.of());
        if (members.isEmpty()) {
            reading.report(problem(
                            Code.PART_TYPE,
                            aggregate,
                            component,
                            TypeText.of(component.asType()) + " is neither an entity nor a sealed type of entities, "
                                    + "nor a List or Optional of one.")
                    .write("List<C>, Optional<C> or C, C being an entity or sealed type of " + table.getSimpleName()));
            return Optional.empty();
        }
        return part(aggregate, component, held.count(), held.element().orElseThrow(), members);
    }

    private Optional<PartModel> part(
            TypeElement aggregate,
            RecordComponentElement component,
            Count count,
            TypeElement type,
            List<TypeElement> members) {
        List<String> strangers = members.stream()
                .filter(member -> !entities.contains(member))
                .map(member -> member.getSimpleName().toString())
                .toList();
        if (!strangers.isEmpty()) {
            reading.report(problem(
                            Code.PART_OF_OTHER_TABLE,
                            aggregate,
                            component,
                            Diagnostic.listed(strangers) + (strangers.size() == 1 ? " is" : " are") + " not of "
                                    + table.getSimpleName() + ", and one query reads one table.")
                    .write("entities of " + table.getSimpleName() + " only; or two patterns, each on its own"));
            return Optional.empty();
        }
        return Optional.of(new PartModel(
                component.getSimpleName().toString(),
                count,
                TypeRefs.of(type),
                members.stream()
                        .map(member -> member.getQualifiedName().toString())
                        .toList(),
                at(aggregate, component)));
    }

    /** What to tell of an aggregate whose first component is no entity. */
    static Diagnostic noParent(TypeElement aggregate) {
        List<? extends RecordComponentElement> components = aggregate.getRecordComponents();
        String name = aggregate.getSimpleName().toString();
        Location at = Location.type(aggregate.getQualifiedName().toString());
        Diagnostic diagnostic = components.isEmpty()
                ? Diagnostic.of(
                        Code.NO_PARENT,
                        at.annotation(AnnotationNames.AGGREGATE, 0),
                        "@Aggregate on " + name + ": it has no component, so no parent.")
                : problem(
                        Code.NO_PARENT,
                        aggregate,
                        components.get(0),
                        TypeText.of(components.get(0).asType()) + " is no entity, so the aggregate has no parent.");
        return diagnostic.write("the parent entity as the first component, its children behind it");
    }

    static Diagnostic problem(Code code, TypeElement aggregate, RecordComponentElement component, String verdict) {
        return Diagnostic.of(
                code,
                at(aggregate, component),
                component.getSimpleName() + " of " + aggregate.getSimpleName() + ": " + verdict);
    }

    static Location at(TypeElement aggregate, RecordComponentElement component) {
        return Location.type(aggregate.getQualifiedName().toString())
                .component(component.getSimpleName().toString());
    }
}
