package dev.keywright.key;

import java.util.HexFormat;

/**
 * Text that can't forge the structure of a key: with delimiter {@code #}, each character up to {@code $} is written as
 * {@code $} and two lower-case hex digits. What is written is greater than the delimiter in each character, so a text
 * sorts before its continuations, whatever follows it in the key.
 *
 * @param delimiter one of {@code ! # $ % &}
 */
record EscapedText(char delimiter) implements TextFormat {
    private static final String DELIMITERS = "!#$%&";
    private static final int ESCAPED_LENGTH = 3;

    EscapedText {
        if (!escapes(delimiter)) {
            throw new IllegalArgumentException("text can't be escaped with the delimiter " + delimiter);
        }
    }

    /** Whether text can be escaped with a delimiter. */
    static boolean escapes(char delimiter) {
        return DELIMITERS.indexOf(delimiter) >= 0;
    }

    private char escape() {
        return (char) (delimiter + 1);
    }

    @Override
    public String encode(String value) {
        SurrogatePairs.requireText(value);
        return encodePrefix(value);
    }

    @Override
    public String encodePrefix(String value) {
        for (int i = 0; i < value.length(); i++) {
            if (!isPlain(value.charAt(i))) {
                SurrogatePairs.require(value);
                return escape(value, i);
            }
        }
        return value;
    }

    /** Whether a character is above the escape character and below the surrogates: one comparison for both. */
    private boolean isPlain(char c) {
        return (char) (c - delimiter - 2) < Character.MIN_SURROGATE - delimiter - 2;
    }

    private String escape(String value, int first) {
        StringBuilder text = new StringBuilder(value.length() + 2 * ESCAPED_LENGTH).append(value, 0, first);
        for (int i = first; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c <= escape()) {
                text.append(escape());
                HexFormat.of().toHexDigits(text, (byte) c);
            } else {
                text.append(c);
            }
        }
        return text.toString();
    }

    @Override
    public String decode(String text) {
        SurrogatePairs.requireText(text);
        for (int i = 0; i < text.length(); i++) {
            if (!isPlain(text.charAt(i))) {
                SurrogatePairs.require(text);
                return unescape(text, i);
            }
        }
        return text;
    }

    private String unescape(String text, int first) {
        StringBuilder value = new StringBuilder(text.length()).append(text, 0, first);
        int i = first;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (c > escape()) {
                value.append(c);
                i++;
            } else {
                value.append(unescapedAt(text, i));
                i += ESCAPED_LENGTH;
            }
        }
        return value.toString();
    }

    private char unescapedAt(String text, int at) {
        if (text.charAt(at) != escape() || at + ESCAPED_LENGTH > text.length()) {
            throw new IllegalArgumentException("holds a character that should be escaped");
        }
        int value = lowerHex(text.charAt(at + 1)) << 4 | lowerHex(text.charAt(at + 2));
        if (value > escape()) {
            throw new IllegalArgumentException("escapes a character that needs no escape");
        }
        return (char) value;
    }

    private static int lowerHex(char digit) {
        if (digit >= 'a' && digit <= 'f') {
            return digit - 'a' + 10;
        }
        if (digit >= '0' && digit <= '9') {
            return digit - '0';
        }
        throw new IllegalArgumentException("holds an escape that isn't two lower-case hex digits");
    }

    @Override
    public int end(String key, int from) {
        int end = key.indexOf(delimiter, from);
        return end < 0 ? key.length() : end;
    }

    @Override
    public boolean keepsOrder() {
        return true;
    }

    @Override
    public String expected() {
        return "text escaped with " + escape();
    }
}
