package dev.keywright.key;

/** Refuses text that has no UTF-8 form. */
final class SurrogatePairs {
    private SurrogatePairs() {}

    /** Refuses empty text, which DynamoDB allows in no key and which would let two components become one. */
    static void requireText(String value) {
        if (value.isEmpty()) {
            throw new IllegalArgumentException("must not be empty");
        }
    }

    /** Refuses a surrogate that is half of no pair. */
    static void require(String value) {
        int i = 0;
        while (i < value.length()) {
            int codePoint = value.codePointAt(i);
            if (codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE) {
                throw new IllegalArgumentException("holds half of a surrogate pair");
            }
            i += Character.charCount(codePoint);
        }
    }
}
