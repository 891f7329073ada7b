package dev.keywright.processor.check;

import dev.keywright.processor.template.Delimiter;
import dev.keywright.processor.template.KeyTemplate;
import dev.keywright.processor.template.Part;

/** What a template would be with a delimiter behind each of its placeholders. */
final class Separated {
    private Separated() {}

    /** The template; of a separator that is no delimiter, a delimiter takes the place. */
    static String of(KeyTemplate template, Delimiter delimiter) {
        StringBuilder text = new StringBuilder();
        boolean behind = false;
        for (Part part : template.parts()) {
            if (part instanceof Part.Placeholder placeholder) {
                text.append(behind ? String.valueOf(delimiter.character()) : "").append(placeholder);
                behind = true;
            } else {
                String literal = ((Part.Literal) part).text();
                text.append(behind ? beginning(literal, delimiter) : literal);
                behind = false;
            }
        }
        return text.toString();
    }

    private static String beginning(String literal, Delimiter delimiter) {
        char first = literal.charAt(0);
        if (first == delimiter.character()) {
            return literal;
        }
        return delimiter.character() + (new Delimiter(first).isUsable() ? literal.substring(1) : literal);
    }
}
