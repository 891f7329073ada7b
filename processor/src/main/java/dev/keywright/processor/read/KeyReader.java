package dev.keywright.processor.read;

import dev.keywright.processor.model.KeyModel;

/** Reads {@code @Key}. */
final class KeyReader {
    private KeyReader() {}

    static KeyModel read(AnnotationUse key) {
        return new KeyModel(
                key.text("index"), key.text("partition"), key.text("sort"), WhenReader.read(key, "when"), key.at());
    }
}
