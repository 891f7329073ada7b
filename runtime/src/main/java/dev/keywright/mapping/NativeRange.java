package dev.keywright.mapping;

import dev.keywright.key.Bounds;
import dev.keywright.key.SortCondition;
import dev.keywright.key.SortCondition.Operator;
import dev.keywright.key.SortRange;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Ranges over a sort key that is a number or binary: one operator, or BETWEEN for two bounds. What is stored as text is
 * ranged over by {@link dev.keywright.key.TextRange}, with an empty prefix.
 *
 * @param <R> the type of the attribute
 */
public final class NativeRange<R> implements SortRange<R> {
    private static final BigDecimal LEAST_MAGNITUDE = BigDecimal.ONE.scaleByPowerOfTen(Numbers.LEAST_EXPONENT);

    private final NativePart<R> part;

    private NativeRange(NativePart<R> part) {
        this.part = part;
    }

    /** The range of a sort key. */
    public static <R> NativeRange<R> of(NativePart<R> part) {
        return new NativeRange<>(part);
    }

    @Override
    public SortCondition condition(Bounds<R> bounds) {
        AttributeValue lower = bounds.lower() == null ? null : part.encode(bounds.lower());
        AttributeValue upper = bounds.upper() == null ? null : part.encode(bounds.upper());
        if (lower == null) {
            return upper == null
                    ? SortCondition.any()
                    : SortCondition.of(bounds.upperIncluded() ? Operator.AT_MOST : Operator.LESS, upper);
        }
        SortCondition above = SortCondition.of(bounds.lowerIncluded() ? Operator.AT_LEAST : Operator.GREATER, lower);
        if (upper == null) {
            return above;
        }
        AttributeValue from = bounds.lowerIncluded() ? lower : next(lower);
        SortCondition between = SortCondition.between(from, upper);
        if (!bounds.upperIncluded()) {
            between = between.without(upper);
        }
        // An interval is empty if not even one of its ends is in it.
        return between.contains(from) ? between : SortCondition.nothing();
    }

    /** The least key above another: BETWEEN has no exclusive ends. */
    private static AttributeValue next(AttributeValue key) {
        if (key.b() != null) {
            byte[] bytes = key.b().asByteArrayUnsafe();
            return AttributeValue.createB(SdkBytes.fromByteArrayUnsafe(Arrays.copyOf(bytes, bytes.length + 1)));
        }
        return AttributeValue.createN(next(new BigDecimal(key.n())).toString());
    }

    /** The next number of 38 significant digits. */
    private static BigDecimal next(BigDecimal number) {
        if (number.signum() == 0) {
            return LEAST_MAGNITUDE;
        }
        BigDecimal stripped = number.stripTrailingZeros();
        int exponent = stripped.precision() - stripped.scale() - 1;
        // Below a power of ten, numbers lie ten times closer.
        boolean downFromPower = stripped.unscaledValue().equals(BigInteger.ONE.negate());
        int unit = exponent - Numbers.MOST_DIGITS + (downFromPower ? 0 : 1);
        BigDecimal next = stripped.add(BigDecimal.ONE.scaleByPowerOfTen(unit));
        return next.abs().compareTo(LEAST_MAGNITUDE) < 0 ? BigDecimal.ZERO : next;
    }
}
