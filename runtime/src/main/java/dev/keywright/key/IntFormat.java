package dev.keywright.key;

/**
 * {@code int} in decimal digits of one width. A negative number {@code n} is {@code -} and {@code 10^10 + n}: one
 * character more, and smaller than any other.
 *
 * @param digits how many
 * @param min the least value
 * @param max the greatest value
 */
public record IntFormat(int digits, Integer min, Integer max) implements FixedFormat<Integer> {
    /** All values, in 10 digits. What {@code {n}} means. */
    public static final IntFormat FULL = new IntFormat(10, Integer.MIN_VALUE, Integer.MAX_VALUE);

    /** Non-negative values of at most that many digits. What {@code {n:8}} means. */
    public static IntFormat padded(int digits) {
        return new IntFormat(digits, 0, (int) Padded.greatest(digits, FULL.digits, Integer.MAX_VALUE));
    }

    @Override
    public String encode(Integer value) {
        return Padded.encode(value, digits, min, max);
    }

    @Override
    public Integer decode(String text) {
        return (int) Padded.decode(text, digits, min, max);
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
    public Integer previous(Integer value) {
        return value - 1;
    }

    @Override
    public String expected() {
        return "a number of " + digits + " digits";
    }
}
