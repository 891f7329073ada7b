package dev.keywright.mapping;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Numbers as DynamoDB holds them: 38 significant digits, magnitudes from 1E-130 to below 1E+126, and zero.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/HowItWorks.NamingRulesDataTypes.html">
 *     Supported data types and naming rules in Amazon DynamoDB</a>
 */
final class Numbers {
    static final int MOST_DIGITS = 38;
    static final int LEAST_EXPONENT = -130;
    static final int GREATEST_EXPONENT = 125;

    /** Any number of at most 38 digits whose scale is no larger than this, either way, is in range. */
    private static final int HARMLESS_SCALE = 87;

    private static final int DIGITS_OF_ANY_LONG = 18;

    private static final int LEAST_CACHED = -1;
    private static final @Nullable AttributeValue[] CACHED = new AttributeValue[1 + 1024];
    private static final AttributeValue ZERO = of(0);

    private Numbers() {}

    /** A stored integer; small ones are made once. */
    static AttributeValue of(long value) {
        if (value < LEAST_CACHED || value >= CACHED.length + LEAST_CACHED) {
            return AttributeValue.createN(Long.toString(value));
        }
        int index = (int) value - LEAST_CACHED;
        AttributeValue cached = CACHED[index];
        if (cached == null) {
            // Immutable, so that it does no harm if two threads make it.
            cached = AttributeValue.createN(Long.toString(value));
            CACHED[index] = cached;
        }
        return cached;
    }

    /** A stored number, with the digits that it has. */
    static AttributeValue of(BigDecimal value) {
        if (value.precision() <= MOST_DIGITS && Math.abs(value.scale()) <= HARMLESS_SCALE) {
            return AttributeValue.createN(value.toString());
        }
        return ofUnusual(value);
    }

    private static AttributeValue ofUnusual(BigDecimal value) {
        if (value.signum() == 0) {
            return ZERO;
        }
        // Without the trailing zeros, which DynamoDB drops before it counts.
        BigDecimal stripped = value.stripTrailingZeros();
        if (stripped.precision() > MOST_DIGITS) {
            throw ValueException.unstorable("has more than the 38 significant digits of a DynamoDB number");
        }
        long exponent = (long) stripped.precision() - stripped.scale() - 1;
        if (exponent < LEAST_EXPONENT || exponent > GREATEST_EXPONENT) {
            throw ValueException.unstorable(
                    "is beyond a DynamoDB number, whose magnitude is 1E-130 to 1E+126, or zero");
        }
        return AttributeValue.createN(stripped.toString());
    }

    /** A stored floating point number, in the fewest digits that tell it from others. */
    static AttributeValue of(double value) {
        double magnitude = Math.abs(value);
        if (magnitude == 0 || (magnitude >= 1E-130 && magnitude < 1E+126)) {
            return AttributeValue.createN(Double.toString(value));
        }
        throw notANumber(value);
    }

    /** As {@link #of(double)}; not the same digits as those of the double of equal value. */
    static AttributeValue of(float value) {
        if (Float.isFinite(value)) {
            return AttributeValue.createN(Float.toString(value));
        }
        throw notANumber(value);
    }

    private static ValueException notANumber(double value) {
        return ValueException.unstorable(
                Double.isFinite(value)
                        ? "is beyond a DynamoDB number, whose magnitude is 1E-130 to 1E+126, or zero"
                        : "is NaN or infinite, which no DynamoDB number is");
    }

    /** The digits of a stored value that should be a number. */
    static String text(AttributeValue value, String expected) {
        String text = value.n();
        if (text == null) {
            throw ValueException.unreadable(expected, value);
        }
        return text;
    }

    /** A stored value that should be an integer within the given limits. */
    static long whole(AttributeValue value, long least, long greatest, String expected) {
        String text = text(value, expected);
        int first = text.startsWith("-") ? 1 : 0;
        int digits = text.length() - first;
        if (digits == 0 || digits > DIGITS_OF_ANY_LONG) {
            return unusualWhole(value, text, least, greatest, expected);
        }
        long number = 0;
        for (int i = first; i < text.length(); i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return unusualWhole(value, text, least, greatest, expected);
            }
            number = number * 10 + digit;
        }
        return within(value, first == 1 ? -number : number, least, greatest, expected);
    }

    private static long unusualWhole(AttributeValue value, String text, long least, long greatest, String expected) {
        try {
            return within(value, new BigDecimal(text).longValueExact(), least, greatest, expected);
        } catch (ArithmeticException | NumberFormatException e) {
            throw ValueException.malformed(expected, value, e);
        }
    }

    private static long within(AttributeValue value, long number, long least, long greatest, String expected) {
        if (number < least || number > greatest) {
            throw ValueException.malformed(expected, value, null);
        }
        return number;
    }

    /** A stored value that should be a number, with the digits that it has. */
    static BigDecimal decimal(AttributeValue value, String expected) {
        try {
            return new BigDecimal(text(value, expected));
        } catch (NumberFormatException e) {
            throw ValueException.malformed(expected, value, e);
        }
    }

    /** A stored value that should be a number, as the nearest double. */
    static double floating(AttributeValue value, String expected) {
        try {
            return Double.parseDouble(text(value, expected));
        } catch (NumberFormatException e) {
            throw ValueException.malformed(expected, value, e);
        }
    }

    /** A stored value that should be a number, as the nearest float. */
    static float floating32(AttributeValue value, String expected) {
        try {
            return Float.parseFloat(text(value, expected));
        } catch (NumberFormatException e) {
            throw ValueException.malformed(expected, value, e);
        }
    }
}
