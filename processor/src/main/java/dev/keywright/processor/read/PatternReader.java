package dev.keywright.processor.read;

import dev.keywright.processor.model.PatternModel;

/** Reads {@code @AccessPattern}. */
final class PatternReader {
    private PatternReader() {}

    static PatternModel read(AnnotationUse pattern) {
        return new PatternModel(
                pattern.text("name"),
                pattern.texts("given"),
                pattern.text("range"),
                pattern.constant("order").equals("DESCENDING"),
                WhenReader.read(pattern, "where"),
                pattern.text("index"),
                pattern.text("cardinality"),
                pattern.flag("consistent"),
                pattern.flag("trim"),
                pattern.text("about"),
                pattern.at());
    }
}
