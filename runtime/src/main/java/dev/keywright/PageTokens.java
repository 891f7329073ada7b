package dev.keywright;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The text form of page tokens, set on a table's builder. What a token holds belongs to one query with its arguments, filter,
 * direction and limit: one from elsewhere is refused before any call, whatever its form.
 */
public interface PageTokens {
    /** The text of a content. */
    String write(byte[] content);

    /**
     * The content of a text.
     *
     * @throws InvalidPageTokenException if it isn't just what {@link #write} returned
     */
    byte[] read(String token);

    /**
     * Tokens that everybody can read: they hold the key that a page ended at, and a checksum. Whoever takes the trouble can
     * make one up, which moves on to another place in the results of the same query. The default.
     *
     * <p>12 characters for 9 bytes of overhead, and 4 for each 3 bytes of the content: 8 bytes, 4 more where there is a limit,
     * and each key attribute with 5 more bytes.
     */
    static PageTokens plain() {
        return new PlainTokens();
    }

    /**
     * Tokens that nobody can read, alter or make up who doesn't know the secret: AES-256 in Galois/Counter Mode with a random
     * nonce. They are 27 characters longer than plain ones. To change the secret, put the new one in front, and take the old
     * one out when no page that it sealed is looked at any more: the first seals, all open.
     *
     * @param secret at least 16 bytes of UTF-8, best random; the key is made of it by SHA-256
     * @param older secrets that sealed before
     * @throws IllegalArgumentException if a secret is too short
     */
    static PageTokens sealed(String secret, String... older) {
        List<byte[]> secrets = new ArrayList<>();
        secrets.add(secret.getBytes(StandardCharsets.UTF_8));
        for (String each : older) {
            secrets.add(each.getBytes(StandardCharsets.UTF_8));
        }
        return new SealedTokens(secrets);
    }

    /** As {@link #sealed(String, String...)}, with secrets as bytes. */
    static PageTokens sealed(byte[] secret, byte[]... older) {
        List<byte[]> secrets = new ArrayList<>();
        secrets.add(secret);
        secrets.addAll(List.of(older));
        return new SealedTokens(secrets);
    }
}
