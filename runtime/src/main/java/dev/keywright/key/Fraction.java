package dev.keywright.key;

/**
 * How finely a format writes the seconds of a time.
 *
 * @param digits the digits after the point; without any, there is no point
 * @param nanosPerUnit the length of one unit of the last digit
 */
public record Fraction(int digits, int nanosPerUnit) {
    /** Nanoseconds. */
    public static final Fraction NANOS = new Fraction(9, 1);
    /** Milliseconds. */
    public static final Fraction MILLIS = new Fraction(3, 1_000_000);
    /** Whole seconds. */
    public static final Fraction SECONDS = new Fraction(0, 1_000_000_000);

    /** The characters that it adds to a time. */
    int width() {
        return digits == 0 ? 0 : digits + 1;
    }
}
