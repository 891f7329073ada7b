package dev.keywright.key;

/**
 * Text in one case. Its values are the texts in that case: bounds are brought to it, and what is read back stays in it.
 *
 * @param text how the text is written
 * @param toUpper whether in upper case
 */
record CasedText(TextFormat text, boolean toUpper) implements TextFormat {
    @Override
    public String encode(String value) {
        return text.encode(cased(value));
    }

    @Override
    public String encodePrefix(String prefix) {
        return text.encodePrefix(cased(prefix));
    }

    @Override
    public String decode(String encoded) {
        return text.decode(encoded);
    }

    /** One code point becomes one code point, which {@link String#toLowerCase} doesn't promise, in any language. */
    String cased(String value) {
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (Character.isSurrogate(c) || cased(c) != c) {
                return recased(value, i);
            }
        }
        return value;
    }

    private String recased(String value, int first) {
        StringBuilder result = new StringBuilder(value.length()).append(value, 0, first);
        int i = first;
        while (i < value.length()) {
            int codePoint = value.codePointAt(i);
            result.appendCodePoint(cased(codePoint));
            i += Character.charCount(codePoint);
        }
        return result.toString();
    }

    private int cased(int codePoint) {
        return toUpper ? Character.toUpperCase(codePoint) : Character.toLowerCase(codePoint);
    }

    @Override
    public boolean keepsOrder() {
        return text.keepsOrder();
    }

    @Override
    public int end(String key, int from) {
        return text.end(key, from);
    }

    @Override
    public String expected() {
        return text.expected();
    }
}
