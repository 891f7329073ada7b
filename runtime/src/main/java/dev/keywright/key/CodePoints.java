package dev.keywright.key;

import org.jspecify.annotations.Nullable;

/** Text as DynamoDB compares and measures it: as UTF-8 bytes, whose order is that of the code points. */
final class CodePoints {
    private CodePoints() {}

    /** Compares two texts by code points; {@link String#compareTo} has surrogates below U+E000 instead. */
    static int compare(String left, String right) {
        int common = Math.min(left.length(), right.length());
        for (int i = 0; i < common; i++) {
            char l = left.charAt(i);
            char r = right.charAt(i);
            if (l != r) {
                boolean sameKind = Character.isSurrogate(l) == Character.isSurrogate(r);
                return sameKind ? l - r : Character.isSurrogate(l) ? aboveBasic(r) : -aboveBasic(l);
            }
        }
        return left.length() - right.length();
    }

    /** Positive: a code point beyond U+FFFF is greater than the basic one of the other text. */
    private static int aboveBasic(char basic) {
        return Character.MAX_VALUE + 1 - basic;
    }

    /** The length in bytes of UTF-8. */
    static int utf8Length(String text) {
        int bytes = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < 0x80) {
                bytes++;
            } else if (c < 0x800 || Character.isSurrogate(c)) {
                bytes += 2;
            } else {
                bytes += 3;
            }
        }
        return bytes;
    }

    /** The least text that is greater than all that begin with this one; null if there is none. */
    static @Nullable String successor(String prefix) {
        int end = prefix.length();
        while (end > 0) {
            int last = prefix.codePointBefore(end);
            end -= Character.charCount(last);
            if (last != Character.MAX_CODE_POINT) {
                int next = last == Character.MIN_SURROGATE - 1 ? Character.MAX_SURROGATE + 1 : last + 1;
                return new StringBuilder(prefix)
                        .delete(end, prefix.length())
                        .appendCodePoint(next)
                        .toString();
            }
        }
        return null;
    }
}
