package dev.keywright.processor.model;

import dev.keywright.processor.diagnostic.Location;
import java.util.List;

/**
 * A component of an aggregate.
 *
 * @param name its name
 * @param count how many items it takes
 * @param type what an item is read as: an entity or a sealed type
 * @param members the entities of that type by qualified name, in source order
 * @param at the component
 */
public record PartModel(String name, Count count, TypeRef type, List<String> members, Location at) {
    /** How many items a component takes. */
    public enum Count {
        /** {@code C}: just one. */
        ONE,
        /** {@code @Nullable C}: at most one. */
        NULLABLE,
        /** {@code Optional<C>}: at most one. */
        OPTIONAL,
        /** {@code List<C>}: any number. */
        LIST
    }
}
