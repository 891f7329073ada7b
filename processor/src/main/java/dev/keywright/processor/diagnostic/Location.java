package dev.keywright.processor.diagnostic;

import java.util.ArrayList;
import java.util.List;

/**
 * A place in the user's sources, as data: it outlives the compiler's elements, and tests can write it.
 *
 * @param type the qualified name of the type
 * @param component the record component, field or property of the type; {@code ""} for the type itself
 * @param annotation the qualified name of an annotation on it; {@code ""} for none
 * @param occurrence which of several such annotations, from 0
 * @param path from the annotation inwards: members by name, elements of an array as {@code [2]}
 */
public record Location(String type, String component, String annotation, int occurrence, List<String> path) {
    /** A type. */
    public static Location type(String type) {
        return new Location(type, "", "", 0, List.of());
    }

    /** A component of the type. */
    public Location component(String name) {
        return new Location(type, name, "", 0, List.of());
    }

    /** The annotation of that qualified name on the type or component, the first, second... of its kind from 0. */
    public Location annotation(String name, int which) {
        return new Location(type, component, name, which, List.of());
    }

    /** A member of the annotation. */
    public Location member(String name) {
        return inner(name);
    }

    /** An element of the array that the member holds. */
    public Location element(int index) {
        return inner("[" + index + "]");
    }

    /** Whether it is another place, or part of it. */
    public boolean isWithin(Location other) {
        return type.equals(other.type)
                && (other.component.isEmpty() || component.equals(other.component))
                && (other.annotation.isEmpty()
                        || (annotation.equals(other.annotation)
                                && occurrence == other.occurrence
                                && path.size() >= other.path.size()
                                && path.subList(0, other.path.size()).equals(other.path)));
    }

    private Location inner(String step) {
        List<String> longer = new ArrayList<>(path);
        longer.add(step);
        return new Location(type, component, annotation, occurrence, List.copyOf(longer));
    }
}
