package dev.keywright.mapping;

import java.util.List;

/**
 * A uniqueness constraint of an entity.
 *
 * @param constraint its name, as {@link dev.keywright.UniqueViolationException} tells it
 * @param type the value of the type attribute of its claim items
 * @param attributes the stored names of the attributes that the claim's key is made of
 */
public record ClaimType(String constraint, String type, List<String> attributes) {}
