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
 * @param open whether delimiters can be within the value, so that it spans any number of segments
 */
record Segment(String text, @Nullable Component component, String rest, boolean open) {
    /** Any text, and delimiters in it. */
    static final Segment ANYTHING = new Segment("", null, "", true);

    private static Segment of(String text, @Nullable Component component, String rest, char delimiter) {
        boolean open = component != null && component.format().form().canHold(delimiter);
        return new Segment(text, component, rest, open);
    }

    /** Whether both hold values of one width that is the same for all, so that what follows them is side by side too. */
    boolean isAsWideAs(Segment other) {
        return text.equals(other.text)
                && component != null
                && other.component != null
                && component.format().form() instanceof EncodedForm.Masked ours
                && other.component.format().form() instanceof EncodedForm.Masked theirs
                && ours.masks().size() == 1
                && ours.masks().equals(theirs.masks());
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
                    segments.add(of(text.toString(), component, rest.toString(), delimiter));
                    text.setLength(0);
                    rest.setLength(0);
                    component = null;
                } else {
                    (component == null ? text : rest).append(c);
                }
            }
        }
        segments.add(of(text.toString(), component, rest.toString(), delimiter));
        return List.copyOf(segments);
    }
}
