package dev.keywright.processor.model;

import dev.keywright.processor.diagnostic.Location;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * One entity, read as far as it could be.
 *
 * @param type the type
 * @param isPublic whether the type, and so what is generated for it, is public
 * @param typeName the value of the type attribute
 * @param shape its attributes, and how it is made
 * @param keys its keys in the order written
 * @param patterns its patterns in the order written
 * @param uniques its uniqueness constraints in the order written
 * @param supertypes the qualified names of all its supertypes
 * @param suppressed what {@code @SuppressWarnings("keywright:...")} on it, around it or on the table quiets
 * @param complete whether nothing was left out for a diagnostic
 * @param at the type
 */
public record EntityModel(
        TypeRef type,
        boolean isPublic,
        String typeName,
        Shape shape,
        List<KeyModel> keys,
        List<PatternModel> patterns,
        List<UniqueModel> uniques,
        Set<String> supertypes,
        Set<String> suppressed,
        boolean complete,
        Location at) {
    /** The attribute with that role, of which an entity has one; the first of several. */
    public Optional<AttributeModel> with(AttributeModel.Role role) {
        return shape.attributes().stream()
                .filter(attribute -> attribute.role() == role)
                .findFirst();
    }
}
