package dev.keywright.key;

import java.math.BigInteger;

/**
 * Non-negative {@link BigInteger}s in decimal digits of one width.
 *
 * @param digits how many
 * @param max the greatest value
 */
public record BigIntegerFormat(int digits, BigInteger max) implements FixedFormat<BigInteger> {
    /** Values of at most that many digits. What {@code {n:20}} means. */
    public static BigIntegerFormat padded(int digits) {
        if (digits < 1) {
            throw new IllegalArgumentException("a width of " + digits + " holds nothing");
        }
        return new BigIntegerFormat(digits, BigInteger.TEN.pow(digits).subtract(BigInteger.ONE));
    }

    @Override
    public String encode(BigInteger value) {
        if (value.signum() < 0) {
            throw new IllegalArgumentException("must not be negative in this format");
        }
        if (value.compareTo(max) > 0) {
            throw new IllegalArgumentException("has more than " + digits + " digits");
        }
        String text = value.toString();
        return "0".repeat(digits - text.length()) + text;
    }

    @Override
    public BigInteger decode(String text) {
        boolean mine = text.length() == digits && text.chars().allMatch(c -> c >= '0' && c <= '9');
        if (!mine) {
            throw new IllegalArgumentException("is not " + expected());
        }
        return new BigInteger(text);
    }

    @Override
    public int width() {
        return digits;
    }

    @Override
    public BigInteger min() {
        return BigInteger.ZERO;
    }

    @Override
    public BigInteger previous(BigInteger value) {
        return value.subtract(BigInteger.ONE);
    }

    @Override
    public String expected() {
        return "a number of " + digits + " digits";
    }
}
