package dev.keywright.processor.read;

import dev.keywright.processor.model.WhenModel;
import java.util.List;

/** Reads the {@code @When}s that a member holds. */
final class WhenReader {
    private WhenReader() {}

    static List<WhenModel> read(AnnotationUse annotation, String member) {
        return annotation.annotations(member).stream()
                .map(when -> new WhenModel(when.text("attribute"), when.texts("is"), when.flag("absent"), when.at()))
                .toList();
    }
}
