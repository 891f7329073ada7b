package dev.keywright;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;

/**
 * A version, the content and a checksum. The content is in clear, and whoever knows this class can make a token up: a
 * checksum keeps out accidents, not intent.
 */
final class PlainTokens implements PageTokens {
    private static final byte VERSION = 1;
    private static final int CHECKSUM_BYTES = 8;

    @Override
    public String write(byte[] content) {
        byte[] token = new byte[1 + content.length + CHECKSUM_BYTES];
        token[0] = VERSION;
        System.arraycopy(content, 0, token, 1, content.length);
        byte[] checksum = sha256(Arrays.copyOf(token, 1 + content.length));
        System.arraycopy(checksum, 0, token, 1 + content.length, CHECKSUM_BYTES);
        return TokenText.of(token);
    }

    @Override
    public byte[] read(String text) {
        byte[] token = TokenText.read(text, VERSION, 1 + CHECKSUM_BYTES);
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
