package dev.keywright.mapping;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A uniqueness constraint of an entity.
 *
 * @param constraint its name, as {@link dev.keywright.UniqueViolationException} tells it
 * @param type the value of the type attribute of its claim items
 * @param attributes the stored names of the attributes that the claim's key is made of
 * @param conditions the stored names of the attributes that decide whether a value is claimed
 * @param keys what the keys of its claim items look like; null where they have a type attribute
 */
public record ClaimType(
        String constraint,
        String type,
        List<String> attributes,
        List<String> conditions,
        @Nullable KeyShape keys) {
    /** A constraint whose values are always claimed, and whose claim items have a type attribute. */
    public ClaimType(String constraint, String type, List<String> attributes) {
        this(constraint, type, attributes, List.of(), null);
    }
}
