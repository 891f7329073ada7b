package dev.keywright;

/** A page token that is damaged, altered, or of another query; no call was made. */
public final class InvalidPageTokenException extends KeywrightException {
    private static final long serialVersionUID = 1L;

    /** With what is wrong with the token, in a few words. */
    public InvalidPageTokenException(String problem) {
        super("invalid page token: " + problem);
    }
}
