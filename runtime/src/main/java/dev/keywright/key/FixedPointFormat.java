package dev.keywright.key;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/**
 * Decimal numbers with a fixed number of digits before and after the point, as {@code 0000000012.50}. A negative number
 * {@code n} of {@code d} digits is {@code -} and {@code 10^d + n}. Trailing zeros don't count as digits of a value, nor
 * are they kept: what is read back has the scale of the format.
 *
 * @param whole the digits before the point
 * @param fraction the digits after it; without any there is no point
 * @param max the greatest value
 */
public record FixedPointFormat(int whole, int fraction, BigDecimal max) implements FixedFormat<BigDecimal> {
    /** So many digits before and after the point. What {@code {price:10.2}} means. */
    public static FixedPointFormat of(int whole, int fraction) {
        if (whole < 1 || fraction < 0) {
            throw new IllegalArgumentException("there is no number of " + whole + "." + fraction + " digits");
        }
        BigInteger greatest = BigInteger.TEN.pow(whole + fraction).subtract(BigInteger.ONE);
        return new FixedPointFormat(whole, fraction, new BigDecimal(greatest, fraction));
    }

    @Override
    public String encode(BigDecimal value) {
        if (value.abs().compareTo(max) > 0) {
            throw new IllegalArgumentException("has more than " + whole + " digits before the point");
        }
        BigDecimal stripped = value.stripTrailingZeros();
        if (stripped.scale() > fraction) {
            throw new IllegalArgumentException("has more than " + fraction + " digits after the point");
        }
        BigInteger units = stripped.setScale(fraction, RoundingMode.UNNECESSARY).unscaledValue();
        boolean negative = units.signum() < 0;
        String digits = (negative ? units.add(power()) : units).toString();
        StringBuilder text = new StringBuilder(whole + fraction + 2);
        if (negative) {
            text.append('-');
        }
        text.append("0".repeat(whole + fraction - digits.length())).append(digits);
        if (fraction > 0) {
            text.insert(text.length() - fraction, '.');
        }
        return text.toString();
    }

    private BigInteger power() {
        return max.unscaledValue().add(BigInteger.ONE);
    }

    @Override
    public BigDecimal decode(String text) {
        boolean negative = text.startsWith("-");
        String digits = negative ? text.substring(1) : text;
        if (!isMine(digits)) {
            throw new IllegalArgumentException("is not " + expected());
        }
        BigInteger units = new BigDecimal(digits).unscaledValue();
        BigDecimal value = new BigDecimal(negative ? units.subtract(power()) : units, fraction);
        if (value.compareTo(min()) < 0) {
            throw new IllegalArgumentException("is not " + expected());
        }
        return value;
    }

    private boolean isMine(String digits) {
        if (digits.length() != unsignedWidth()) {
            return false;
        }
        for (int i = 0; i < digits.length(); i++) {
            char c = digits.charAt(i);
            if (i == whole ? c != '.' : c < '0' || c > '9') {
                return false;
            }
        }
        return true;
    }

    private int unsignedWidth() {
        return fraction == 0 ? whole : whole + 1 + fraction;
    }

    @Override
    public int width() {
        return -1;
    }

    @Override
    public int end(String key, int from) {
        return Padded.end(key, from, unsignedWidth());
    }

    @Override
    public @Nullable String floor(BigDecimal bound) {
        return bound.compareTo(min()) < 0 ? null : encode(rounded(bound.min(max), RoundingMode.FLOOR));
    }

    @Override
    public @Nullable String ceiling(BigDecimal bound) {
        return bound.compareTo(max) > 0 ? null : encode(rounded(bound.max(min()), RoundingMode.CEILING));
    }

    @Override
    public String below(BigDecimal bound) {
        return encode(previous(rounded(bound, RoundingMode.CEILING)));
    }

    private BigDecimal rounded(BigDecimal bound, RoundingMode mode) {
        BigDecimal stripped = bound.stripTrailingZeros();
        if (stripped.scale() <= fraction) {
            return stripped;
        }
        // Rounding takes the digits one by one, and there may be a billion of them.
        boolean tiny = (long) stripped.precision() - stripped.scale() < -fraction;
        BigDecimal near = tiny ? BigDecimal.valueOf(stripped.signum(), fraction + 1) : stripped;
        return near.setScale(fraction, mode);
    }

    @Override
    public BigDecimal min() {
        return max.negate();
    }

    @Override
    public BigDecimal previous(BigDecimal value) {
        return value.subtract(BigDecimal.valueOf(1, fraction));
    }

    @Override
    public String expected() {
        return "a number of " + whole + "." + fraction + " digits";
    }
}
