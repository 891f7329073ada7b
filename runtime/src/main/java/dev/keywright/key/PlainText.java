package dev.keywright.key;

/** Text as it is, refused if it holds the delimiter. See {@link TextFormat#plain}. */
record PlainText(char delimiter) implements TextFormat {
    @Override
    public String encode(String value) {
        SurrogatePairs.requireText(value);
        return encodePrefix(value);
    }

    @Override
    public String encodePrefix(String value) {
        SurrogatePairs.require(value);
        if (value.indexOf(delimiter) >= 0) {
            throw new IllegalArgumentException("must not hold the delimiter " + delimiter);
        }
        return value;
    }

    @Override
    public String decode(String text) {
        return encode(text);
    }

    @Override
    public boolean keepsOrder() {
        return false;
    }

    @Override
    public int end(String key, int from) {
        int end = key.indexOf(delimiter, from);
        return end < 0 ? key.length() : end;
    }

    @Override
    public String expected() {
        return "text without " + delimiter;
    }
}
