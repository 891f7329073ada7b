package dev.keywright.processor.template;

import java.util.List;

/** What the text of a component in a key looks like, whatever its value. */
public sealed interface EncodedForm {
    /** Whether a delimiter can be within such a text. */
    default boolean canHold(char delimiter) {
        return false;
    }

    /**
     * Of one width, or of two where a number can have a sign.
     *
     * @param masks what it looks like, one character a position: {@code 0} for a digit, {@code x} for a hex digit, others
     *     for themselves
     * @param least the least text there is
     * @param greatest the greatest
     */
    record Masked(List<String> masks, String least, String greatest) implements EncodedForm {
        /** As the hyphens of a UUID are, or the colons of a time. */
        @Override
        public boolean canHold(char delimiter) {
            return masks.stream().anyMatch(mask -> mask.indexOf(delimiter) >= 0);
        }
    }

    /** One of a few texts, all free of the delimiter. */
    record OneOf(List<String> texts) implements EncodedForm {}

    /** Text of at least one character that never holds the delimiter. */
    record Text() implements EncodedForm {}

    /** Any text of at least one character, delimiters included. */
    record Raw() implements EncodedForm {
        @Override
        public boolean canHold(char delimiter) {
            return true;
        }
    }
}
