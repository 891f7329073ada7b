package dev.keywright.mapping;

import java.util.List;

/**
 * What an index key of an entity is made of, besides what can't change.
 *
 * @param attributes the key attributes
 * @param inputs the stored names of the attributes that decide whether an item has the key, and what it is
 */
public record KeyInputs(List<String> attributes, List<String> inputs) {}
