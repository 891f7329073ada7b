package dev.keywright.key;

/**
 * {@code short} in decimal digits of one width. A negative number {@code n} is {@code -} and {@code 10^5 + n}: one
 * character more, and smaller than any other.
 *
 * @param digits how many
 * @param min the least value
 * @param max the greatest value
 */
public record ShortFormat(int digits, Short min, Short max) implements FixedFormat<Short> {
    /** All values, in 5 digits. What {@code {n}} means. */
    public static final ShortFormat FULL = new ShortFormat(5, Short.MIN_VALUE, Short.MAX_VALUE);

    /** Non-negative values of at most that many digits. What {@code {n:8}} means. */
    public static ShortFormat padded(int digits) {
        return new ShortFormat(digits, (short) 0, (short) Padded.greatest(digits, FULL.digits, Short.MAX_VALUE));
    }

    @Override
    public String encode(Short value) {
        return Padded.encode(value, digits, min, max);
    }

    @Override
    public Short decode(String text) {
        return (short) Padded.decode(text, digits, min, max);
    }

    @Override
    public int width() {
        return min < 0 ? -1 : digits;
    }

    @Override
    public int end(String key, int from) {
        return Padded.end(key, from, digits);
    }

    @Override
    public Short previous(Short value) {
        return (short) (value - 1);
    }

    @Override
    public String expected() {
        return "a number of " + digits + " digits";
    }
}
