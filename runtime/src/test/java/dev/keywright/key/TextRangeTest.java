package dev.keywright.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.InvalidKeyComponentException;
import dev.keywright.key.SortCondition.Operator;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.Group;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@SuppressWarnings("ClassCanBeStatic") // jqwik has groups in inner classes only
class TextRangeTest {
    private static final List<String> AFTER_A_DELIMITER = List.of("", "P#", "A#P#");
    private static final List<String> ANYWHERE = List.of("", "P#", "A#P#", "v");

    @Group
    class Texts extends TextRangeContract<String> {
        Texts() {
            super(TextFormat.escaped('#'), KeyValues.text(), KeyValues.anyText(), Utf8::compare, AFTER_A_DELIMITER);
        }

        @Override
        Arbitrary<String> textPrefix() {
            return KeyValues.anyText().injectNull(0.5);
        }
    }

    @Group
    class Instants extends TextRangeContract<Instant> {
        Instants() {
            super(
                    InstantFormat.NANOS,
                    KeyValues.instants(),
                    KeyValues.anyInstants(),
                    Comparator.naturalOrder(),
                    ANYWHERE);
        }
    }

    @Group
    class Seconds extends TextRangeContract<Instant> {
        Seconds() {
            super(
                    InstantFormat.SECONDS,
                    KeyValues.instants(),
                    KeyValues.anyInstants(),
                    Comparator.comparing(at -> at.isBefore(Instant.parse("0000-01-01T00:00:00Z"))
                            ? Instant.MIN
                            : at.truncatedTo(ChronoUnit.SECONDS)),
                    ANYWHERE);
        }
    }

    @Group
    class Dates extends TextRangeContract<LocalDate> {
        Dates() {
            super(LocalDateFormat.DAY, KeyValues.dates(), KeyValues.anyDates(), Comparator.naturalOrder(), ANYWHERE);
        }
    }

    @Group
    class Ints extends TextRangeContract<Integer> {
        Ints() {
            super(IntFormat.FULL, Arbitraries.integers(), Arbitraries.integers(), Comparator.naturalOrder(), ANYWHERE);
        }
    }

    @Group
    class PaddedInts extends TextRangeContract<Integer> {
        PaddedInts() {
            super(
                    IntFormat.padded(2),
                    Arbitraries.integers().between(0, 99),
                    Arbitraries.integers().between(-9, 109),
                    Comparator.naturalOrder(),
                    ANYWHERE);
        }
    }

    @Group
    class Prices extends TextRangeContract<BigDecimal> {
        Prices() {
            super(
                    FixedPointFormat.of(2, 1),
                    KeyValues.decimals(2, 1),
                    KeyValues.decimals(3, 3),
                    Comparator.naturalOrder(),
                    ANYWHERE);
        }
    }

    @Group
    class Booleans extends TextRangeContract<Boolean> {
        Booleans() {
            super(
                    BooleanFormat.BOOLEAN,
                    Arbitraries.of(true, false),
                    Arbitraries.of(true, false),
                    Comparator.naturalOrder(),
                    ANYWHERE);
        }
    }

    @Group
    class Enums extends TextRangeContract<OtherFormatTest.Color> {
        Enums() {
            super(
                    EnumFormat.of(OtherFormatTest.Color.class),
                    Arbitraries.of(OtherFormatTest.Color.class),
                    Arbitraries.of(OtherFormatTest.Color.class),
                    Comparator.naturalOrder(),
                    AFTER_A_DELIMITER);
        }
    }

    @Group
    class Uuids extends TextRangeContract<UUID> {
        Uuids() {
            super(
                    UuidFormat.TEXT,
                    KeyValues.uuids(),
                    KeyValues.uuids(),
                    Comparator.comparing(UUID::toString),
                    ANYWHERE);
        }
    }

    /** Text that is a sort key as it is, or the raw end of one. Nothing follows it. */
    @Group
    class RawTexts extends TextRangeContract<String> {
        RawTexts() {
            super(TextFormat.raw(), KeyValues.text(), KeyValues.anyText(), Utf8::compare, AFTER_A_DELIMITER);
        }

        @Override
        boolean canBeFollowed() {
            return false;
        }

        @Override
        Arbitrary<String> textPrefix() {
            return KeyValues.anyText().injectNull(0.5);
        }
    }

    private static final KeyPart<String> TEXT = KeyPart.of("Order", "sku", TextFormat.escaped('#'));
    private static final KeyPart<Instant> TIME = KeyPart.of("Order", "placedAt", InstantFormat.SECONDS);
    private static final KeyPart<Integer> NUMBER = KeyPart.of("Order", "n", IntFormat.padded(8));
    private static final Instant NOON = Instant.parse("2026-12-01T12:00:00Z");

    @Example
    void boundsOnAComponentThatSomethingFollows() {
        TextRange<Instant> range = TextRange.followed("PLACED#", TIME);
        String v = "PLACED#2026-12-01T12:00:00Z";

        assertThat(range.condition(none())).isEqualTo(SortCondition.of(Operator.BEGINS_WITH, s("PLACED#")));
        assertThat(range.condition(from(NOON))).isEqualTo(between(v, "PLACED$"));
        assertThat(range.condition(after(NOON))).isEqualTo(between(v + "$", "PLACED$"));
        assertThat(range.condition(until(NOON))).isEqualTo(between("PLACED#", v + "$"));
        assertThat(range.condition(before(NOON))).isEqualTo(between("PLACED#", v));
    }

    @Example
    void boundsOnTheLastComponent() {
        TextRange<Instant> range = TextRange.last("PLACED#", TIME);

        assertThat(range.condition(until(NOON))).isEqualTo(between("PLACED#", "PLACED#2026-12-01T12:00:00Z"));
        assertThat(range.condition(before(NOON))).isEqualTo(between("PLACED#", "PLACED#2026-12-01T11:59:59Z"));
        assertThat(TextRange.last("LINE#", TEXT).condition(before("b")))
                .isEqualTo(between("LINE#", "LINE#b").without(s("LINE#b")));
    }

    @Example
    void boundsWithoutAPrefixNeedOneOperator() {
        TextRange<String> followed = TextRange.followed("", TEXT, '#');
        TextRange<String> last = TextRange.last("", TEXT, '#');

        assertThat(followed.condition(none())).isEqualTo(SortCondition.any());
        assertThat(followed.condition(from("b"))).isEqualTo(SortCondition.of(Operator.AT_LEAST, s("b")));
        assertThat(followed.condition(until("b"))).isEqualTo(SortCondition.of(Operator.AT_MOST, s("b$")));
        assertThat(last.condition(before("b"))).isEqualTo(SortCondition.of(Operator.LESS, s("b")));
        assertThat(last.condition(new Bounds<>("a", true, "b", true, null))).isEqualTo(between("a", "b"));
    }

    @Example
    void aPrefixThatDoesNotEndInTheDelimiterTakesTheLeastAndTheGreatestValueAsItsEnds() {
        assertThat(TextRange.last("v", NUMBER, '#').condition(none())).isEqualTo(between("v00000000", "v99999999"));
        assertThat(TextRange.followed("v", NUMBER, '#').condition(from(7)))
                .isEqualTo(between("v00000007", "v99999999$"));
        assertThatIllegalArgumentException().isThrownBy(() -> TextRange.last("v", TEXT, '#'));
    }

    @Example
    void boundsBeyondTheFormatAreClampedAndStepsBelowTheLeastHoldForNothing() {
        TextRange<Integer> range = TextRange.last("N#", NUMBER);

        assertThat(range.condition(from(-5))).isEqualTo(range.condition(none()));
        assertThat(range.condition(after(-5))).isEqualTo(range.condition(none()));
        assertThat(range.condition(until(200_000_000))).isEqualTo(range.condition(none()));
        assertThat(range.condition(from(200_000_000))).isEqualTo(SortCondition.nothing());
        assertThat(range.condition(after(99_999_999))).isEqualTo(SortCondition.nothing());
        assertThat(range.condition(until(-5))).isEqualTo(SortCondition.nothing());
        assertThat(range.condition(before(0))).isEqualTo(SortCondition.nothing());
    }

    @Example
    void aLowerBoundAboveTheUpperOneHoldsForNothing() {
        TextRange<String> range = TextRange.followed("LINE#", TEXT);

        assertThat(range.condition(new Bounds<>("b", true, "a", true, null))).isEqualTo(SortCondition.nothing());
        assertThat(range.condition(new Bounds<>("a", true, "a", false, null))).isEqualTo(SortCondition.nothing());
        assertThat(range.condition(new Bounds<>("a", false, "a", true, null))).isEqualTo(SortCondition.nothing());
        assertThat(TextRange.last("LINE#", TEXT).condition(new Bounds<>("a", true, "a", false, null)))
                .isEqualTo(SortCondition.nothing());
    }

    @Example
    void whatTextStartsWithNarrowsItsBounds() {
        TextRange<String> range = TextRange.last("LINE#", TEXT);

        assertThat(range.condition(new Bounds<>(null, false, null, false, "ab")))
                .isEqualTo(SortCondition.of(Operator.BEGINS_WITH, s("LINE#ab")));
        assertThat(range.condition(new Bounds<>("a", true, "b", true, "ab")))
                .isEqualTo(SortCondition.of(Operator.BEGINS_WITH, s("LINE#ab")));
        assertThat(range.condition(new Bounds<>("abc", true, null, true, "ab")))
                .isEqualTo(between("LINE#abc", "LINE#ac").without(s("LINE#ac")));
        assertThat(range.condition(new Bounds<>(null, true, "abc", true, "ab")))
                .isEqualTo(between("LINE#ab", "LINE#abc"));
        assertThat(range.condition(new Bounds<>("b", true, null, true, "ab"))).isEqualTo(SortCondition.nothing());
    }

    @Example
    void whatStartsWithTheGreatestCharacterEndsBelowTheEndOfTheRange() {
        TextRange<String> range = TextRange.last("LINE#", TEXT);
        String greatest = "\uDBFF\uDFFF";

        assertThat(range.condition(new Bounds<>(greatest + "a", true, null, true, greatest)))
                .isEqualTo(between("LINE#" + greatest + "a", "LINE$").without(s("LINE$")));
        assertThat(TextRange.followed("LINE#", TEXT)
                        .condition(new Bounds<>(greatest + "a", true, null, true, greatest)))
                .isEqualTo(between("LINE#" + greatest + "a", "LINE$"));
    }

    @Example
    void boundsThatNoKeyCanHaveAreRefused() {
        TextRange<String> range = TextRange.last("LINE#", TEXT);

        assertThatThrownBy(() -> range.condition(from("\uD800")))
                .isInstanceOf(InvalidKeyComponentException.class)
                .hasMessage("Order.sku holds half of a surrogate pair");
        assertThatThrownBy(() -> range.condition(from("a".repeat(1025))))
                .isInstanceOf(InvalidKeyComponentException.class)
                .hasMessageStartingWith("Order.sku is longer than the 1024 bytes");
        assertThatThrownBy(() -> TextRange.last("N#", NUMBER).condition(new Bounds<>(null, true, null, true, "1")))
                .isInstanceOf(InvalidKeyComponentException.class);
    }

    @Example
    void afterTheLongestKeyThereIs() {
        String longest = "a".repeat(1024 - "LINE#".length());

        SortCondition condition = TextRange.last("LINE#", TEXT).condition(after(longest));

        assertThat(condition.contains(s("LINE#" + longest))).isFalse();
        assertThat(condition.contains(s("LINE#" + longest.substring(1) + "b"))).isTrue();
        assertThat(condition.low().s()).hasSize(1024);
    }

    @Example
    void formatsWithoutOrderCannotBeRangedOver() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TextRange.last("LINE|", KeyPart.of("Order", "sku", TextFormat.plain('|'))))
                .withMessage("sku is written in a format that serves equality only");
        assertThatIllegalArgumentException().isThrownBy(() -> TextRange.last("", TEXT));
    }

    private static <T> Bounds<T> none() {
        return bounds(null, false, null, false);
    }

    private static <T> Bounds<T> from(T bound) {
        return bounds(bound, true, null, false);
    }

    private static <T> Bounds<T> after(T bound) {
        return bounds(bound, false, null, false);
    }

    private static <T> Bounds<T> until(T bound) {
        return bounds(null, false, bound, true);
    }

    private static <T> Bounds<T> before(T bound) {
        return bounds(null, false, bound, false);
    }

    private static <T> Bounds<T> bounds(
            @Nullable T lower, boolean lowerIncluded, @Nullable T upper, boolean upperIncluded) {
        return new Bounds<>(lower, lowerIncluded, upper, upperIncluded, null);
    }

    private static SortCondition between(String low, String high) {
        return SortCondition.between(s(low), s(high));
    }

    private static AttributeValue s(String text) {
        return AttributeValue.fromS(text);
    }
}
