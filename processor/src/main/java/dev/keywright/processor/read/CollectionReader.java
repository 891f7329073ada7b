package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.CollectionModel;
import java.util.List;
import javax.lang.model.element.TypeElement;

/** Reads a sealed type with {@code @AccessPattern}: an item collection. */
final class CollectionReader {
    private final Reading reading;
    private final Annotations annotations;

    CollectionReader(Reading reading) {
        this.reading = reading;
        this.annotations = new Annotations(reading);
    }

    CollectionModel read(TypeElement type, TypeElement table) {
        List<String> members = Hierarchy.below(type, reading).entities().stream()
                .map(entity -> entity.getQualifiedName().toString())
                .toList();
        return new CollectionModel(
                TypeRefs.of(type),
                Access.isPublic(type),
                members,
                annotations.all(type, AnnotationNames.ACCESS_PATTERN).stream()
                        .map(PatternReader::read)
                        .toList(),
                SuppressedReader.read(List.of(type, table)),
                Location.type(type.getQualifiedName().toString()));
    }
}
