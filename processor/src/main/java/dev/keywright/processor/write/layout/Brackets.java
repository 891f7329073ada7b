package dev.keywright.processor.write.layout;

import java.util.ArrayList;
import java.util.List;

/** Finds and splits at text that is in no bracket and no literal. */
final class Brackets {
    private Brackets() {}

    /** The first place of {@code what} outside all brackets and literals; -1 for none. */
    static int find(String text, String what) {
        return find(text, what, 0);
    }

    /** The same from an index on, which must be outside all brackets itself. */
    static int find(String text, String what, int from) {
        int depth = 0;
        int i = from;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (depth == 0 && text.startsWith(what, i)) {
                return i;
            }
            if (c == '"' || c == '\'') {
                i = literalEnd(text, i);
                continue;
            }
            if (c == '(' || (c == '<' && isTypeArgument(text, i))) {
                depth++;
            } else if (c == ')' || (c == '>' && text.charAt(i - 1) != '-')) {
                depth--;
            }
            i++;
        }
        return -1;
    }

    /** The pieces between the separators, stripped. */
    static List<String> split(String text, String separator) {
        List<String> pieces = new ArrayList<>();
        int from = 0;
        int next = find(text, separator);
        while (next >= 0) {
            pieces.add(text.substring(from, next).strip());
            from = next + separator.length();
            next = find(text, separator, from);
        }
        String last = text.substring(from).strip();
        if (!last.isEmpty()) {
            pieces.add(last);
        }
        return pieces;
    }

    /** The index of the parenthesis that closes the one at {@code open}. */
    static int close(String text, int open) {
        return find(text, ")", open + 1);
    }

    private static boolean isTypeArgument(String text, int i) {
        return i + 1 < text.length() && text.charAt(i + 1) != ' ';
    }

    private static int literalEnd(String text, int start) {
        int i = start + 1;
        while (text.charAt(i) != text.charAt(start)) {
            i += text.charAt(i) == '\\' ? 2 : 1;
        }
        return i + 1;
    }
}
