package dev.keywright.key;

/** {@code false} before {@code true}. */
public record BooleanFormat() implements FixedFormat<Boolean> {
    /** What {@code {flag}} means. */
    public static final BooleanFormat BOOLEAN = new BooleanFormat();

    private static final String TRUE = "true";
    private static final String FALSE = "false";

    @Override
    public String encode(Boolean value) {
        return value ? TRUE : FALSE;
    }

    @Override
    public Boolean decode(String text) {
        if (!text.equals(TRUE) && !text.equals(FALSE)) {
            throw new IllegalArgumentException("is not " + expected());
        }
        return text.equals(TRUE);
    }

    @Override
    public int width() {
        return -1;
    }

    @Override
    public int end(String key, int from) {
        return from + (key.startsWith(TRUE, from) ? TRUE : FALSE).length();
    }

    @Override
    public Boolean min() {
        return false;
    }

    @Override
    public Boolean max() {
        return true;
    }

    @Override
    public Boolean previous(Boolean value) {
        return false;
    }

    @Override
    public String expected() {
        return "true or false";
    }
}
