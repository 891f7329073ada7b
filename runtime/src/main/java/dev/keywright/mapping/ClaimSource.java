package dev.keywright.mapping;

/**
 * Whose claim an item is.
 *
 * @param entity the entity that claims such values
 * @param claim the constraint
 */
public record ClaimSource(EntityType<?> entity, ClaimType claim) {}
