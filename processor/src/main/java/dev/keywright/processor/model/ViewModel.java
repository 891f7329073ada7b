package dev.keywright.processor.model;

import dev.keywright.processor.diagnostic.Location;
import java.util.List;
import java.util.Set;

/**
 * A record of some attributes of an entity.
 *
 * @param type the record
 * @param isPublic whether it is public
 * @param entity the qualified name of the entity
 * @param components its components
 * @param patterns its patterns
 * @param suppressed the warnings quieted on it
 * @param at the record
 */
public record ViewModel(
        TypeRef type,
        boolean isPublic,
        String entity,
        List<Component> components,
        List<PatternModel> patterns,
        Set<String> suppressed,
        Location at) {
    /** What is to be an attribute of the entity. */
    public record Component(String name, TypeRef type, boolean nullable, Location at) {}

    /** Whether anything is generated for it. */
    public boolean isAsked() {
        return !patterns.isEmpty();
    }

    /** The attributes of the entity that it has, in its own order, as far as there are such. */
    public List<AttributeModel> attributes(EntityModel of) {
        return components.stream()
                .flatMap(component -> of.shape().attributes().stream()
                        .filter(attribute -> attribute.name().equals(component.name())))
                .toList();
    }
}
