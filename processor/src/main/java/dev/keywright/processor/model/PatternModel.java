package dev.keywright.processor.model;

import dev.keywright.processor.diagnostic.Location;
import java.util.List;

/**
 * {@code @AccessPattern} as it is written.
 *
 * @param consistent whether it reads strongly consistently
 * @param trim whether rows that it doesn't ask for may be read and dropped
 */
public record PatternModel(
        String name,
        List<String> given,
        String range,
        boolean descending,
        List<WhenModel> where,
        String index,
        String cardinality,
        boolean consistent,
        boolean trim,
        String about,
        Location at) {
    /** The same question by the names that another type has for its attributes. */
    public PatternModel renamed(List<String> given, String range) {
        return new PatternModel(name, given, range, descending, where, index, "", consistent, trim, about, at);
    }
}
