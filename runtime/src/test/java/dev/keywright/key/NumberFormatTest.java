package dev.keywright.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Comparator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Example;
import net.jqwik.api.Group;

@SuppressWarnings("ClassCanBeStatic") // jqwik has groups in inner classes only
class NumberFormatTest {
    @Group
    class Ints extends FormatContract<Integer> {
        Ints() {
            super(IntFormat.FULL, Arbitraries.integers(), Comparator.naturalOrder());
        }
    }

    @Group
    class Longs extends FormatContract<Long> {
        Longs() {
            super(LongFormat.FULL, Arbitraries.longs(), Comparator.naturalOrder());
        }
    }

    @Group
    class Shorts extends FormatContract<Short> {
        Shorts() {
            super(ShortFormat.FULL, Arbitraries.shorts(), Comparator.naturalOrder());
        }
    }

    @Group
    class Bytes extends FormatContract<Byte> {
        Bytes() {
            super(ByteFormat.FULL, Arbitraries.bytes(), Comparator.naturalOrder());
        }
    }

    @Group
    class PaddedInts extends FormatContract<Integer> {
        PaddedInts() {
            super(IntFormat.padded(8), Arbitraries.integers().between(0, 99_999_999), Comparator.naturalOrder());
        }
    }

    @Group
    class PaddedLongs extends FormatContract<Long> {
        PaddedLongs() {
            super(LongFormat.padded(19), Arbitraries.longs().greaterOrEqual(0), Comparator.naturalOrder());
        }
    }

    @Group
    class PaddedBigIntegers extends FormatContract<BigInteger> {
        PaddedBigIntegers() {
            super(
                    BigIntegerFormat.padded(30),
                    Arbitraries.bigIntegers()
                            .between(BigInteger.ZERO, BigInteger.TEN.pow(30).subtract(BigInteger.ONE)),
                    Comparator.naturalOrder());
        }
    }

    @Group
    class FixedPoint extends FormatContract<BigDecimal> {
        FixedPoint() {
            super(FixedPointFormat.of(10, 2), KeyValues.decimals(10, 2), Comparator.naturalOrder());
        }
    }

    @Group
    class FixedWhole extends FormatContract<BigDecimal> {
        FixedWhole() {
            super(FixedPointFormat.of(5, 0), KeyValues.decimals(5, 0), Comparator.naturalOrder());
        }
    }

    @Example
    void negativeNumbersAreTheirDistanceFromAPowerOfTen() {
        assertThat(IntFormat.FULL.encode(42)).isEqualTo("0000000042");
        assertThat(IntFormat.FULL.encode(-1)).isEqualTo("-9999999999");
        assertThat(IntFormat.FULL.encode(Integer.MIN_VALUE)).isEqualTo("-7852516352");
        assertThat(LongFormat.FULL.encode(Long.MIN_VALUE)).isEqualTo("-0776627963145224192");
        assertThat(FixedPointFormat.of(4, 2).encode(new BigDecimal("-1.5"))).isEqualTo("-9998.50");
        assertThat(FixedPointFormat.of(4, 2).encode(new BigDecimal("12.5"))).isEqualTo("0012.50");
    }

    @Example
    void numbersBeyondTheFormatAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> IntFormat.padded(8).encode(100_000_000))
                .withMessage("has more than 8 digits");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> IntFormat.padded(8).encode(-1))
                .withMessage("must not be negative in this format");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FixedPointFormat.of(4, 2).encode(new BigDecimal("1.005")))
                .withMessage("has more than 2 digits after the point");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FixedPointFormat.of(4, 2).encode(new BigDecimal("10000")))
                .withMessage("has more than 4 digits before the point");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BigIntegerFormat.padded(2).encode(BigInteger.valueOf(100)));
    }

    @Example
    void whatNoNumberEncodesToIsRefused() {
        for (String text :
                new String[] {"", "42", "000000004x", "+000000042", "9999999999", "-0000000001", "-00000000001"}) {
            assertThatIllegalArgumentException().as(text).isThrownBy(() -> IntFormat.FULL.decode(text));
        }
        assertThatIllegalArgumentException().isThrownBy(() -> LongFormat.FULL.decode("9999999999999999999"));
        assertThatIllegalArgumentException().isThrownBy(() -> LongFormat.FULL.decode("-0000000000000000001"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> IntFormat.padded(3).decode("-001"));
        for (String text : new String[] {"", "1.50", "0001.5", "0001,50", "0001.5x", "-0000.00"}) {
            assertThatIllegalArgumentException()
                    .as(text)
                    .isThrownBy(() -> FixedPointFormat.of(4, 2).decode(text));
        }
    }

    @Example
    void extremeExponentsCostNothing() {
        FixedPointFormat format = FixedPointFormat.of(4, 2);
        BigDecimal tiny = new BigDecimal("1E-999999999");
        BigDecimal huge = new BigDecimal("1E+999999999");

        assertThat(format.floor(tiny)).isEqualTo("0000.00");
        assertThat(format.ceiling(tiny)).isEqualTo("0000.01");
        assertThat(format.floor(tiny.negate())).isEqualTo("-9999.99");
        assertThat(format.ceiling(tiny.negate())).isEqualTo("0000.00");
        assertThat(format.floor(huge)).isEqualTo("9999.99");
        assertThat(format.ceiling(huge)).isNull();
        assertThat(format.encode(new BigDecimal("0E-999999999"))).isEqualTo("0000.00");
    }

    @Example
    void widthsBeyondTheTypeAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> IntFormat.padded(11));
        assertThatIllegalArgumentException().isThrownBy(() -> LongFormat.padded(0));
        assertThat(LongFormat.padded(18).max()).isEqualTo(999_999_999_999_999_999L);
        assertThat(IntFormat.padded(10).max()).isEqualTo(Integer.MAX_VALUE);
    }
}
