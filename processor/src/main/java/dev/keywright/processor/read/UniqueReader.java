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
                name.isEmpty() ? UniqueModel.nameOf(attributes) : name,
                WhenReader.read(unique, "when"),
                unique.at());
    }
}
