package dev.keywright;

import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** Bytes as URL-safe text, of which there is one for each. */
final class TokenText {
    private TokenText() {}

    static String of(byte[] token) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(token);
    }

    /** The bytes, if they are of that version and longer than {@code least}. */
    static byte[] read(String text, byte version, int least) {
        byte[] token;
        try {
            token = Base64.getUrlDecoder().decode(text.getBytes(StandardCharsets.UTF_8));
        } catch (IllegalArgumentException e) {
            throw new InvalidPageTokenException("it is no Base64 text");
        }
        // The decoder takes padding, and any value for the bits that the last character has too many.
        if (!of(token).equals(text)) {
            throw new InvalidPageTokenException("it was altered");
        }
        if (token.length < least) {
            throw new InvalidPageTokenException("it is too short");
        }
        if (token[0] != version) {
            throw new InvalidPageTokenException("it is of another kind, or of another version of Keywright");
        }
        return token;
    }
}
