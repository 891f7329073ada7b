package dev.keywright.key;

/** Any text as it is, to the end of the key. See {@link TextFormat#raw}. */
record RawText() implements TextFormat {
    @Override
    public String encode(String value) {
        SurrogatePairs.requireText(value);
        return encodePrefix(value);
    }

    @Override
    public String encodePrefix(String value) {
        SurrogatePairs.require(value);
        return value;
    }

    @Override
    public String decode(String text) {
        return encode(text);
    }

    @Override
    public boolean keepsOrder() {
        return true;
    }

    @Override
    public int end(String key, int from) {
        return key.length();
    }

    @Override
    public String expected() {
        return "text";
    }
}
