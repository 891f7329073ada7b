package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.AggregateModel;
import dev.keywright.processor.model.CollectionModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.TableModel;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** Reads a {@code @Table} with all that is in it. */
final class TableReader {
    private final Reading reading;
    private final Annotations annotations;
    private final EntityReader entities;
    private final CollectionReader collections;

    TableReader(Reading reading) {
        this.reading = reading;
        this.annotations = new Annotations(reading);
        this.entities = new EntityReader(reading);
        this.collections = new CollectionReader(reading);
    }

    /**
     * Reads a table.
     *
     * @param table the table type
     * @param others entities and sealed types with patterns that belong to it; those that it permits may be missing
     * @param aggregates its aggregates
     * @param views its views
     * @param allPlaced whether the table of each entity is known, so that none is missing here
     * @return none where it was reported that the type can't be a table
     */
    Optional<TableModel> read(
            TypeElement table,
            Collection<TypeElement> others,
            Collection<TypeElement> aggregates,
            Collection<TypeElement> views,
            boolean allPlaced) {
        Location at = Location.type(table.getQualifiedName().toString());
        Optional<AnnotationUse> annotation =
                annotations.one(table, AnnotationNames.TABLE).filter(found -> canBeTable(table, found));
        if (annotation.isEmpty()) {
            return Optional.empty();
        }
        AnnotationUse values = annotation.get();
        Hierarchy hierarchy = Hierarchy.below(table, reading);
        others.forEach(hierarchy::add);
        boolean hasAll = allPlaced && hierarchy.covered();
        if (hierarchy.entities().isEmpty() && hasAll) {
            reading.report(Diagnostic.of(
                            Code.EMPTY_TABLE,
                            values.at(),
                            "@Table on " + table.getSimpleName() + ": no entity is in it.")
                    .write("@Entity on a record that implements " + table.getSimpleName()));
        }
        String typeAttribute = values.text("typeAttribute");
        List<EntityModel> read = new ArrayList<>();
        for (TypeElement entity : hierarchy.entities()) {
            entities.read(entity, table, typeAttribute).ifPresent(read::add);
        }
        AggregateReader aggregateReader = new AggregateReader(reading, table, hierarchy.entities());
        List<AggregateModel> readAggregates =
                aggregates.stream().map(aggregateReader::read).toList();
        boolean complete = hasAll
                && readAggregates.stream().allMatch(AggregateModel::complete)
                && read.size() == hierarchy.entities().size()
                && read.stream().allMatch(EntityModel::complete);
        return Optional.of(new TableModel(
                TypeRefs.of(table),
                Access.isPublic(table),
                values.text("name"),
                values.text("partitionKey"),
                values.text("sortKey"),
                typeAttribute,
                values.character("delimiter", '#'),
                indexes(table, values.text("partitionKey")),
                List.copyOf(read),
                collections(hierarchy.collections(), table),
                readAggregates,
                views.stream()
                        .map(view -> new ViewReader(reading).read(view, table))
                        .toList(),
                SuppressedReader.read(List.of(table)),
                complete,
                at));
    }

    private List<IndexModel> indexes(TypeElement table, String partitionKey) {
        List<IndexModel> indexes = new ArrayList<>();
        annotations
                .all(table, AnnotationNames.GLOBAL_INDEX)
                .forEach(index -> indexes.add(IndexReader.readGlobal(index)));
        annotations
                .all(table, AnnotationNames.LOCAL_INDEX)
                .forEach(index -> indexes.add(IndexReader.readLocal(index, partitionKey)));
        return List.copyOf(indexes);
    }

    private List<CollectionModel> collections(Set<TypeElement> types, TypeElement table) {
        return types.stream().map(type -> collections.read(type, table)).toList();
    }

    private boolean canBeTable(TypeElement table, AnnotationUse annotation) {
        String name = table.getSimpleName().toString();
        String kind = table.getKind() == ElementKind.ENUM
                ? "an enum"
                : table.getKind() == ElementKind.ANNOTATION_TYPE
                        ? "an annotation"
                        : !table.getTypeParameters().isEmpty()
                                ? "a type with type parameters"
                                : Access.sees(TypeRefs.of(table).packageName(), table) ? "" : "private";
        if (table.getModifiers().contains(Modifier.SEALED)
                && table.getPermittedSubclasses().isEmpty()) {
            return false; // javac says so, and code for it would not compile either
        }
        if (!kind.isEmpty()) {
            reading.report(Diagnostic.of(
                            Code.TABLE_KIND, annotation.at(), "@Table on " + name + ": " + name + " is " + kind + ".")
                    .write("@Table on an interface or class without type parameters that is not private"));
        }
        return kind.isEmpty();
    }
}
