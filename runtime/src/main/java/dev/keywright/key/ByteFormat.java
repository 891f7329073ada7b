package dev.keywright.key;

/**
 * {@code byte} in decimal digits of one width. A negative number {@code n} is {@code -} and {@code 10^3 + n}: one
 * character more, and smaller than any other.
 *
 * @param digits how many
 * @param min the least value
 * @param max the greatest value
 */
public record ByteFormat(int digits, Byte min, Byte max) implements FixedFormat<Byte> {
    /** All values, in 3 digits. What {@code {n}} means. */
    public static final ByteFormat FULL = new ByteFormat(3, Byte.MIN_VALUE, Byte.MAX_VALUE);

    /** Non-negative values of at most that many digits. What {@code {n:8}} means. */
    public static ByteFormat padded(int digits) {
        return new ByteFormat(digits, (byte) 0, (byte) Padded.greatest(digits, FULL.digits, Byte.MAX_VALUE));
    }

    @Override
    public String encode(Byte value) {
        return Padded.encode(value, digits, min, max);
    }

    @Override
    public Byte decode(String text) {
        return (byte) Padded.decode(text, digits, min, max);
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
    public Byte previous(Byte value) {
        return (byte) (value - 1);
    }

    @Override
    public String expected() {
        return "a number of " + digits + " digits";
    }
}
