package dev.keywright.table;

import java.util.List;
import java.util.TreeSet;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;

/**
 * Which attributes an index holds besides its keys.
 *
 * @param type all, none, or those named
 * @param attributes the named ones, in alphabetical order
 */
public record Projection(ProjectionType type, List<String> attributes) {
    private static final Projection ALL = new Projection(ProjectionType.ALL, List.of());
    private static final Projection KEYS_ONLY = new Projection(ProjectionType.KEYS_ONLY, List.of());

    /** Sorts the names, as their order means nothing. */
    public Projection {
        attributes = List.copyOf(new TreeSet<>(attributes));
    }

    /** Every attribute of the item. */
    public static Projection all() {
        return ALL;
    }

    /** The keys of the table and of the index alone. */
    public static Projection keysOnly() {
        return KEYS_ONLY;
    }

    /** The keys and these attributes. */
    public static Projection include(List<String> attributes) {
        return new Projection(ProjectionType.INCLUDE, attributes);
    }

    software.amazon.awssdk.services.dynamodb.model.Projection toModel() {
        var model = software.amazon.awssdk.services.dynamodb.model.Projection.builder()
                .projectionType(type);
        return type == ProjectionType.INCLUDE
                ? model.nonKeyAttributes(attributes).build()
                : model.build();
    }

    static Projection of(software.amazon.awssdk.services.dynamodb.model.Projection model) {
        return new Projection(model.projectionType(), model.nonKeyAttributes());
    }

    @Override
    public String toString() {
        return type == ProjectionType.INCLUDE ? type + " " + attributes : type.toString();
    }
}
