package dev.keywright.key;

/**
 * A {@code char} as text of one character, which must not be half of a surrogate pair.
 *
 * @param text how the text is written
 */
public record CharFormat(TextFormat text) implements OrderedFormat<Character> {
    /** Escaped, or plain where the delimiter has no escape. */
    public static CharFormat of(char delimiter) {
        return new CharFormat(TextFormat.of(delimiter));
    }

    @Override
    public String encode(Character value) {
        return text.encode(value.toString());
    }

    @Override
    public Character decode(String encoded) {
        String decoded = text.decode(encoded);
        if (decoded.length() != 1) {
            throw new IllegalArgumentException("is not " + expected());
        }
        return decoded.charAt(0);
    }

    @Override
    public int width() {
        return -1;
    }

    @Override
    public int end(String key, int from) {
        return text.end(key, from);
    }

    @Override
    public String floor(Character bound) {
        return encode(bound);
    }

    @Override
    public String ceiling(Character bound) {
        return encode(bound);
    }

    /** The least character is never asked for, and the one below U+E000 lies before the surrogates. */
    @Override
    public String below(Character bound) {
        return encode(bound == Character.MAX_SURROGATE + 1 ? Character.MIN_SURROGATE - 1 : (char) (bound - 1));
    }

    @Override
    public String least() {
        return encode(Character.MIN_VALUE);
    }

    @Override
    public String greatest() {
        return encode(Character.MAX_VALUE);
    }

    @Override
    public String expected() {
        return "one character";
    }
}
