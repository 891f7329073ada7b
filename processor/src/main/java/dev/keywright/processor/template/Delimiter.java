package dev.keywright.processor.template;

import java.util.Locale;

/**
 * What ends a component of a key. With one of {@code # ! $ % &} the text of a value is escaped, so that it can hold any
 * character: every character up to the delimiter's successor becomes that successor and two hex digits. With any other a
 * text value must not hold the delimiter.
 *
 * @param character the delimiter
 */
public record Delimiter(char character) {
    private static final String ESCAPING = "#!$%&";
    private static final String NEVER = "{}\"'";
    private static final char DELETE = 0x7f;
    private static final int ESCAPED_LENGTH = 3;

    /** Whether it can be one: a single ASCII punctuation character, no brace and no quote. */
    public boolean isUsable() {
        boolean isPunctuation = character > ' ' && character < DELETE && !Character.isLetterOrDigit(character);
        return isPunctuation && NEVER.indexOf(character) < 0;
    }

    /** Whether values are escaped. */
    public boolean escapes() {
        return ESCAPING.indexOf(character) >= 0;
    }

    /** The character after it: the escape character, and what replaces it at the end of a prefix to close an interval. */
    public char successor() {
        return (char) (character + 1);
    }

    /** Text as the runtime writes it in a component: with its low characters escaped, if values are. */
    public String escape(String text) {
        if (!escapes()) {
            return text;
        }
        StringBuilder escaped = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c <= successor()) {
                escaped.append(successor()).append(String.format(Locale.ROOT, "%02x", (int) c));
            } else {
                escaped.append(c);
            }
        }
        return escaped.toString();
    }

    /** The first part of a literal that an escaped character of a value could look like; {@code ""} for none. */
    String escapeIn(String literal) {
        if (!escapes()) {
            return "";
        }
        for (int at = literal.indexOf(successor()); at >= 0; at = literal.indexOf(successor(), at + 1)) {
            if (at + ESCAPED_LENGTH <= literal.length() && isEscape(literal.substring(at + 1, at + ESCAPED_LENGTH))) {
                return literal.substring(at, at + ESCAPED_LENGTH);
            }
        }
        return "";
    }

    private boolean isEscape(String digits) {
        for (int c = 0; c <= successor(); c++) {
            if (String.format(Locale.ROOT, "%02x", c).equals(digits)) {
                return true;
            }
        }
        return false;
    }
}
