package dev.keywright.processor.model;

import dev.keywright.processor.diagnostic.Location;
import java.util.List;
import java.util.Set;

/** A sealed interface with patterns: an item collection of the entities below it, by qualified name in source order. */
public record CollectionModel(
        TypeRef type,
        boolean isPublic,
        List<String> members,
        List<PatternModel> patterns,
        Set<String> suppressed,
        Location at) {}
