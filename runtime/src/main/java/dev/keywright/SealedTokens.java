package dev.keywright;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/** A version, a nonce, and the content encrypted with its tag. */
final class SealedTokens implements PageTokens {
    private static final byte VERSION = 2;
    private static final int NONCE_BYTES = 12;
    private static final int TAG_BYTES = 16;
    private static final int LEAST_SECRET_BYTES = 16;
    private static final String CIPHER = "AES/GCM/NoPadding";

    /** Keys made for this use only, so that one secret may serve for others too. */
    private static final byte[] USE = "keywright page token 2".getBytes(StandardCharsets.UTF_8);

    private final List<SecretKey> keys = new ArrayList<>();
    private final SecureRandom random = new SecureRandom();

    SealedTokens(List<byte[]> secrets) {
        for (byte[] secret : secrets) {
            if (secret.length < LEAST_SECRET_BYTES) {
                throw new IllegalArgumentException("a secret for page tokens has at least " + LEAST_SECRET_BYTES
                        + " bytes, but one has " + secret.length);
            }
            byte[] use = new byte[USE.length + secret.length];
            System.arraycopy(USE, 0, use, 0, USE.length);
            System.arraycopy(secret, 0, use, USE.length, secret.length);
            keys.add(new SecretKeySpec(PlainTokens.sha256(use), "AES"));
        }
    }

    @Override
    public String write(byte[] content) {
        byte[] nonce = new byte[NONCE_BYTES];
        random.nextBytes(nonce);
        byte[] token = new byte[1 + NONCE_BYTES + content.length + TAG_BYTES];
        token[0] = VERSION;
        System.arraycopy(nonce, 0, token, 1, NONCE_BYTES);
        try {
            cipher(Cipher.ENCRYPT_MODE, keys.get(0), token).doFinal(content, 0, content.length, token, 1 + NONCE_BYTES);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
        return TokenText.of(token);
    }

    @Override
    public byte[] read(String text) {
        byte[] token = TokenText.read(text, VERSION, 1 + NONCE_BYTES + TAG_BYTES);
        for (SecretKey key : keys) {
            byte[] content = open(key, token);
            if (content != null) {
                return content;
            }
        }
        throw new InvalidPageTokenException("it was altered, or sealed with another secret");
    }

    /** Null if it was sealed with another key, or altered. */
    private static byte @Nullable [] open(SecretKey key, byte[] token) {
        int from = 1 + NONCE_BYTES;
        try {
            return cipher(Cipher.DECRYPT_MODE, key, token).doFinal(token, from, token.length - from);
        } catch (AEADBadTagException e) {
            return null;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Cipher cipher(int mode, SecretKey key, byte[] token) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance(CIPHER);
        cipher.init(mode, key, new GCMParameterSpec(TAG_BYTES * Byte.SIZE, token, 1, NONCE_BYTES));
        cipher.updateAAD(token, 0, 1);
        return cipher;
    }
}
