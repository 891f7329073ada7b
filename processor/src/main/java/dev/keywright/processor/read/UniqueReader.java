package dev.keywright.processor.read;

import dev.keywright.processor.model.UniqueModel;
import java.util.List;

/** Reads {@code @Unique}. */
final class UniqueReader {
    private UniqueReader() {}

    static UniqueModel read(AnnotationUse unique) {
        List<String> attributes = unique.texts("value");
        String name = unique.text("name");
        return new UniqueModel(
                attributes,
                unique.text("key"),
                name.isEmpty() ? joined(attributes) : name,
                WhenReader.read(unique, "when"),
                unique.at());
    }

    /** {@code tenant} and {@code email} together are {@code tenantEmail}. */
    private static String joined(List<String> attributes) {
        StringBuilder joined = new StringBuilder();
        for (String attribute : attributes) {
            joined.append(joined.isEmpty() ? attribute : Capitals.first(attribute));
        }
        return joined.toString();
    }
}
