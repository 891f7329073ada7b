package dev.keywright.key;

import org.jspecify.annotations.Nullable;

/** How text is written into a key. The default for each delimiter is what {@code {component}} without a format means. */
public sealed interface TextFormat extends OrderedFormat<String> permits EscapedText, PlainText, RawText, CasedText {
    /**
     * Text in which the characters up to the escape character, which is the delimiter's successor, are written as the
     * escape character and two lower-case hex digits. Keeps the order of code points.
     *
     * @param delimiter one of {@code ! # $ % &}
     */
    static TextFormat escaped(char delimiter) {
        return new EscapedText(delimiter);
    }

    /** Text as it is; refused if it holds the delimiter. For equality only: what follows it would spoil the order. */
    static TextFormat plain(char delimiter) {
        return new PlainText(delimiter);
    }

    /** Any text as it is, at the end of a template. Keeps the order of code points. */
    static TextFormat raw() {
        return new RawText();
    }

    /** Text in lower case, code point by code point, in no particular language: escaped, or plain where it can't be. */
    static TextFormat lower(char delimiter) {
        return new CasedText(of(delimiter), false);
    }

    /** As {@link #lower}, in upper case. */
    static TextFormat upper(char delimiter) {
        return new CasedText(of(delimiter), true);
    }

    /** Escaped text, or plain text where the delimiter has no escape: what {@code {component}} means. */
    static TextFormat of(char delimiter) {
        return EscapedText.escapes(delimiter) ? escaped(delimiter) : plain(delimiter);
    }

    /** Whether the component can be ranged over. */
    boolean keepsOrder();

    /**
     * What the texts of all values with this prefix begin with, and those of no others. Empty for an empty prefix.
     *
     * @throws IllegalArgumentException if no value can have the prefix
     */
    String encodePrefix(String prefix);

    @Override
    default int width() {
        return -1;
    }

    @Override
    default @Nullable String floor(String bound) {
        return bound.isEmpty() ? null : encode(bound);
    }

    @Override
    default String ceiling(String bound) {
        return bound.isEmpty() ? least() : encode(bound);
    }

    @Override
    default @Nullable String below(String bound) {
        return null;
    }

    @Override
    default String least() {
        return encode("\0");
    }

    @Override
    default @Nullable String greatest() {
        return null;
    }
}
