package dev.keywright.processor.plan;

import dev.keywright.processor.template.BoundTemplate;
import dev.keywright.processor.template.BoundTemplate.Piece;
import dev.keywright.processor.template.EncodedForm;
import java.util.ArrayList;
import java.util.List;

/** Makes the ends of intervals out of templates. */
final class TemplateText {
    private TemplateText() {}

    /** The template with a text behind it. */
    static BoundTemplate append(BoundTemplate template, String text) {
        List<Piece> pieces = new ArrayList<>(template.parts());
        int last = pieces.size() - 1;
        if (last >= 0 && pieces.get(last) instanceof Piece.Literal literal) {
            pieces.set(last, new Piece.Literal(literal.text() + text));
        } else {
            pieces.add(new Piece.Literal(text));
        }
        return new BoundTemplate(template.source() + text, List.copyOf(pieces));
    }

    /** All texts of a prefix that doesn't end in the delimiter, and a value of fixed form behind it. */
    static SortPlan.Between between(BoundTemplate prefix, EncodedForm.Masked form, boolean followed, char delimiter) {
        String end = followed ? String.valueOf((char) (delimiter + 1)) : "";
        return new SortPlan.Between(append(prefix, form.least()), append(prefix, form.greatest() + end));
    }

    /** The upper end of what begins with a prefix: its last delimiter replaced by the character after. */
    static BoundTemplate prefixEnd(BoundTemplate prefix) {
        List<Piece> pieces = new ArrayList<>(prefix.parts());
        int last = pieces.size() - 1;
        String text = ((Piece.Literal) pieces.get(last)).text();
        char end = (char) (text.charAt(text.length() - 1) + 1);
        pieces.set(last, new Piece.Literal(text.substring(0, text.length() - 1) + end));
        String source = prefix.source();
        return new BoundTemplate(source.substring(0, source.length() - 1) + end, List.copyOf(pieces));
    }
}
