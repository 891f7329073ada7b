package dev.keywright.table;

import dev.keywright.InvalidPageTokenException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;

/**
 * The text form of a page token: URL-safe Base64 of a version, the content and a checksum. The content is in clear, and
 * whoever knows this class can make a token up: a checksum keeps out accidents, not intent.
 */
final class PlainTokens {
    private static final byte VERSION = 1;
    private static final int CHECKSUM_BYTES = 8;

    private PlainTokens() {}

    static String write(byte[] content) {
        byte[] token = new byte[1 + content.length + CHECKSUM_BYTES];
        token[0] = VERSION;
        System.arraycopy(content, 0, token, 1, content.length);
        byte[] checksum = sha256(Arrays.copyOf(token, 1 + content.length));
        System.arraycopy(checksum, 0, token, 1 + content.length, CHECKSUM_BYTES);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(token);
    }

    /**
     * The content that {@link #write} was given.
     *
     * @throws InvalidPageTokenException if {@code text} is not just what {@code write} returned
     */
    static byte[] read(String text) {
        byte[] token;
        try {
            token = Base64.getUrlDecoder().decode(text.getBytes(StandardCharsets.UTF_8));
        } catch (IllegalArgumentException e) {
            throw new InvalidPageTokenException("it is no Base64 text");
        }
        // The decoder takes padding, and any value for the bits that the last character has too many.
        if (!Base64.getUrlEncoder().withoutPadding().encodeToString(token).equals(text)) {
            throw new InvalidPageTokenException("it was altered");
        }
        if (token.length < 1 + CHECKSUM_BYTES) {
            throw new InvalidPageTokenException("it is too short");
        }
        if (token[0] != VERSION) {
            throw new InvalidPageTokenException("it is of another version of Keywright");
        }
        int end = token.length - CHECKSUM_BYTES;
        byte[] checksum = sha256(Arrays.copyOf(token, end));
        if (!Arrays.equals(token, end, token.length, checksum, 0, CHECKSUM_BYTES)) {
            throw new InvalidPageTokenException("it was altered or cut");
        }
        return Arrays.copyOfRange(token, 1, end);
    }

    /** SHA-256, which every Java platform has. */
    static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
