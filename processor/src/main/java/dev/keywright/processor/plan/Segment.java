package dev.keywright.processor.plan;

import dev.keywright.processor.template.BoundTemplate;
import dev.keywright.processor.template.BoundTemplate.Piece;
import dev.keywright.processor.template.Component;
import dev.keywright.processor.template.EncodedForm;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What stands between two delimiters of a template: a text, then a value or nothing.
 *
 * @param text the text
 * @param component the value behind it; null for none
 * @param rest what follows the value: nothing in a template, but at the upper end of an interval the character that closes it
 */
record Segment(String text, @Nullable Component component, String rest) {
    Segment(String text, @Nullable Component component) {
        this(text, component, "");
    }

    /** Whether the value can hold delimiters itself, and so span any number of segments. */
    boolean isOpen() {
        return component != null && component.format().form() instanceof EncodedForm.Raw;
    }

    /** The segments of a template. */
    static List<Segment> of(BoundTemplate template, char delimiter) {
        List<Segment> segments = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        StringBuilder rest = new StringBuilder();
        Component component = null;
        for (Piece piece : template.parts()) {
            if (piece instanceof Piece.Value value) {
                component = value.component();
                continue;
            }
            for (char c : ((Piece.Literal) piece).text().toCharArray()) {
                if (c == delimiter) {
                    segments.add(new Segment(text.toString(), component, rest.toString()));
                    text.setLength(0);
                    rest.setLength(0);
                    component = null;
                } else {
                    (component == null ? text : rest).append(c);
                }
            }
        }
        segments.add(new Segment(text.toString(), component, rest.toString()));
        return List.copyOf(segments);
    }
}
