package dev.keywright.key;

import java.nio.charset.StandardCharsets;

/**
 * Whole numbers in decimal digits with leading zeros. A negative number is a minus and its distance from the negative
 * power of ten that no number of so many digits reaches, so that texts compare as the numbers do.
 */
final class Padded {
    private Padded() {}

    /** The greatest number of that many digits, of a type that has {@code full}. */
    static long greatest(int digits, int full, long max) {
        if (digits < 1 || digits > full) {
            throw new IllegalArgumentException("a width of " + digits + " is not from 1 to " + full);
        }
        return digits == full ? max : powerOfTen(digits) - 1;
    }

    /** Ten to a power up to 19, which is beyond long: unsigned. */
    private static long powerOfTen(int exponent) {
        long power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= 10;
        }
        return power;
    }

    static String encode(long value, int digits, long min, long max) {
        if (value < min || value > max) {
            throw new IllegalArgumentException(
                    value < 0 ? "must not be negative in this format" : "has more than " + digits + " digits");
        }
        int sign = value < 0 ? 1 : 0;
        byte[] out = new byte[digits + sign];
        if (value < 0) {
            out[0] = '-';
        }
        long rest = value;
        if (value < 0) {
            // The power is above long only for 19 digits; there the first division has to be unsigned.
            long complement = powerOfTen(digits) + value;
            rest = Long.divideUnsigned(complement, 10);
            out[digits] = (byte) ('0' + Long.remainderUnsigned(complement, 10));
        } else {
            rest = value / 10;
            out[digits - 1] = (byte) ('0' + value % 10);
        }
        for (int i = out.length - 2; i >= sign; i--) {
            out[i] = (byte) ('0' + rest % 10);
            rest /= 10;
        }
        return new String(out, StandardCharsets.ISO_8859_1);
    }

    static long decode(String text, int digits, long min, long max) {
        boolean negative = text.startsWith("-");
        int first = negative ? 1 : 0;
        if (text.length() != digits + first) {
            throw malformed(digits);
        }
        long number = 0;
        for (int i = first; i < text.length(); i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                throw malformed(digits);
            }
            number = number * 10 + digit;
        }
        if (negative) {
            number -= powerOfTen(digits);
        }
        boolean wrapped = negative ? number >= 0 : number < 0;
        if (wrapped || number < min || number > max) {
            throw malformed(digits);
        }
        return number;
    }

    private static IllegalArgumentException malformed(int digits) {
        return new IllegalArgumentException("is not a number of " + digits + " digits");
    }

    /** The end of a number that begins at an index. */
    static int end(String key, int from, int digits) {
        return key.startsWith("-", from) ? from + 1 + digits : from + digits;
    }
}
