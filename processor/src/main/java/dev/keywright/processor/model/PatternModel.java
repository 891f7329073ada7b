package dev.keywright.processor.model;

import dev.keywright.processor.diagnostic.Location;
import java.util.List;

/** {@code @AccessPattern} as it is written. */
public record PatternModel(
        String name,
        List<String> given,
        String range,
        boolean descending,
        List<WhenModel> where,
        String index,
        String cardinality,
        String about,
        Location at) {}
