package dev.keywright.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.InvalidKeyComponentException;
import dev.keywright.key.Bounds;
import dev.keywright.key.SortCondition;
import dev.keywright.key.SortCondition.Operator;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class NativeRangeTest {
    private static final NativePart<BigDecimal> TOTAL = NativePart.sort("Order", "total", Values.DECIMAL);
    private static final NativePart<byte[]> HASH = NativePart.sort("Order", "hash", Values.BYTES);

    @Provide
    Arbitrary<BigDecimal> numbers() {
        return Arbitraries.oneOf(
                Arbitraries.bigDecimals().ofScale(2).between(new BigDecimal("-3"), new BigDecimal("3")),
                Arbitraries.of(
                                "0",
                                "1E-130",
                                "-1E-130",
                                "1E+125",
                                "-1E+125",
                                "1",
                                "-1",
                                "0.99",
                                "1.00000000000000000001")
                        .map(BigDecimal::new));
    }

    @Provide
    Arbitrary<byte[]> binaries() {
        return Arbitraries.bytes()
                .between((byte) -2, (byte) 2)
                .array(byte[].class)
                .ofMinSize(1)
                .ofMaxSize(4);
    }

    @Property
    void aRangeOverNumbersHoldsJustForThoseWithinItsBounds(
            @ForAll("numbers") BigDecimal key,
            @ForAll("numbers") BigDecimal lower,
            @ForAll boolean lowerIncluded,
            @ForAll("numbers") BigDecimal upper,
            @ForAll boolean upperIncluded) {
        boolean above = key.compareTo(lower) > 0 || (lowerIncluded && key.compareTo(lower) == 0);
        boolean below = key.compareTo(upper) < 0 || (upperIncluded && key.compareTo(upper) == 0);
        NativeRange<BigDecimal> range = NativeRange.of(TOTAL);
        AttributeValue stored = TOTAL.encode(key);

        assertThat(range.condition(new Bounds<>(lower, lowerIncluded, upper, upperIncluded, null))
                        .contains(stored))
                .isEqualTo(above && below);
        assertThat(range.condition(new Bounds<>(lower, lowerIncluded, null, false, null))
                        .contains(stored))
                .isEqualTo(above);
        assertThat(range.condition(new Bounds<>(null, false, upper, upperIncluded, null))
                        .contains(stored))
                .isEqualTo(below);
    }

    @Property
    void aRangeOverBinariesHoldsJustForThoseWithinItsBounds(
            @ForAll("binaries") byte[] key,
            @ForAll("binaries") byte[] lower,
            @ForAll boolean lowerIncluded,
            @ForAll("binaries") byte[] upper,
            @ForAll boolean upperIncluded) {
        int toLower = Arrays.compareUnsigned(key, lower);
        int toUpper = Arrays.compareUnsigned(key, upper);

        SortCondition condition =
                NativeRange.of(HASH).condition(new Bounds<>(lower, lowerIncluded, upper, upperIncluded, null));

        assertThat(condition.contains(HASH.encode(key)))
                .isEqualTo((toLower > 0 || (lowerIncluded && toLower == 0))
                        && (toUpper < 0 || (upperIncluded && toUpper == 0)));
    }

    @Example
    void oneBoundIsOneOperator() {
        NativeRange<BigDecimal> range = NativeRange.of(TOTAL);
        BigDecimal one = BigDecimal.ONE;
        AttributeValue stored = AttributeValue.fromN("1");

        assertThat(range.condition(new Bounds<>(null, true, null, true, null))).isEqualTo(SortCondition.any());
        assertThat(range.condition(new Bounds<>(one, false, null, true, null)))
                .isEqualTo(SortCondition.of(Operator.GREATER, stored));
        assertThat(range.condition(new Bounds<>(null, true, one, false, null)))
                .isEqualTo(SortCondition.of(Operator.LESS, stored));
        assertThat(range.condition(new Bounds<>(one, true, one, false, null))).isEqualTo(SortCondition.nothing());
    }

    @Example
    void theNextNumberHasAllTheDigitsThereAre() {
        for (List<String> step : List.of(
                List.of("0", "1E-130"),
                List.of("-1E-130", "0"),
                List.of("1", "1.0000000000000000000000000000000000001"),
                List.of("-1", "-0.99999999999999999999999999999999999999"),
                List.of("-2", "-1.9999999999999999999999999999999999999"))) {
            SortCondition condition = NativeRange.of(TOTAL)
                    .condition(new Bounds<>(new BigDecimal(step.get(0)), false, BigDecimal.TEN, true, null));

            assertThat(new BigDecimal(condition.low().n())).isEqualByComparingTo(step.get(1));
        }
    }

    @Example
    void valuesThatCannotBeKeysAreRefused() {
        assertThatThrownBy(() -> TOTAL.encode(null))
                .isInstanceOf(InvalidKeyComponentException.class)
                .hasMessage("Order.total must not be null: it is a key attribute");
        assertThatThrownBy(() -> TOTAL.encode(new BigDecimal("1E+126")))
                .isInstanceOf(InvalidKeyComponentException.class);
        assertThatThrownBy(() -> HASH.encode(new byte[0])).isInstanceOf(InvalidKeyComponentException.class);
        assertThatThrownBy(() -> HASH.encode(new byte[1025])).isInstanceOf(InvalidKeyComponentException.class);
        assertThatThrownBy(
                        () -> NativePart.partition("Order", "id", Values.STRING).encode(""))
                .isInstanceOf(InvalidKeyComponentException.class);
        assertThat(HASH.encode(new byte[1024]).b().asByteArray()).hasSize(1024);
    }
}
