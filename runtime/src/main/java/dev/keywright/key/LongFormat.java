package dev.keywright.key;

/**
 * {@code long} in decimal digits of one width. A negative number {@code n} is {@code -} and {@code 10^19 + n}: one
 * character more, and smaller than any other.
 *
 * @param digits how many
 * @param min the least value
 * @param max the greatest value
 */
public record LongFormat(int digits, Long min, Long max) implements FixedFormat<Long> {
    /** All values, in 19 digits. What {@code {n}} means. */
    public static final LongFormat FULL = new LongFormat(19, Long.MIN_VALUE, Long.MAX_VALUE);

    /** Non-negative values of at most that many digits. What {@code {n:8}} means. */
    public static LongFormat padded(int digits) {
        return new LongFormat(digits, 0L, Padded.greatest(digits, FULL.digits, Long.MAX_VALUE));
    }

    @Override
    public String encode(Long value) {
        return Padded.encode(value, digits, min, max);
    }

    @Override
    public Long decode(String text) {
        return Padded.decode(text, digits, min, max);
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
    public Long previous(Long value) {
        return value - 1;
    }

    @Override
    public String expected() {
        return "a number of " + digits + " digits";
    }
}
