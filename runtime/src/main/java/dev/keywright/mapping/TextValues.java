package dev.keywright.mapping;

import java.net.URI;

/** The part of {@link Values} for the rarer types of text; see {@link TimeValues} for why it stands apart. */
sealed interface TextValues permits Values {
    /** A URI, as text. */
    ValueCodec<URI> URI = new ParsedCodec<>("a URI", Object::toString, java.net.URI::create);

    /** A char or Character, as text. */
    ValueCodec<Character> CHAR = new ParsedCodec<>("one character", Object::toString, TextValues::character);

    private static Character character(String text) {
        if (text.length() != 1) {
            throw new IllegalArgumentException("not one character");
        }
        return text.charAt(0);
    }
}
