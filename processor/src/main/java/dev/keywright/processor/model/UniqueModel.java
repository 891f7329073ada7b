package dev.keywright.processor.model;

import dev.keywright.processor.diagnostic.Location;
import java.util.List;
import java.util.Locale;

/** {@code @Unique}; {@code name} is filled in, {@code key} is {@code ""} for the default. */
public record UniqueModel(List<String> attributes, String key, String name, List<WhenModel> when, Location at) {
    /** The name of a constraint that gives none: {@code tenant} and {@code email} together are {@code tenantEmail}. */
    public static String nameOf(List<String> attributes) {
        StringBuilder joined = new StringBuilder();
        for (String attribute : attributes) {
            boolean isFirst = joined.isEmpty() || attribute.isEmpty();
            joined.append(
                    isFirst ? attribute : attribute.substring(0, 1).toUpperCase(Locale.ROOT) + attribute.substring(1));
        }
        return joined.toString();
    }
}
