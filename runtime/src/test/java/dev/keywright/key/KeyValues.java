package dev.keywright.key;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.List;
import java.util.UUID;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** Random values to make keys of: the awkward ones often. */
final class KeyValues {
    private KeyValues() {}

    /** Text of one to six characters without lone surrogates. */
    static Arbitrary<String> text() {
        return codePoints().list().ofMinSize(1).ofMaxSize(6).map(KeyValues::join);
    }

    /** Text that may be empty. */
    static Arbitrary<String> anyText() {
        return codePoints().list().ofMaxSize(4).map(KeyValues::join);
    }

    private static String join(List<Integer> codePoints) {
        StringBuilder text = new StringBuilder();
        codePoints.forEach(text::appendCodePoint);
        return text.toString();
    }

    private static Arbitrary<Integer> codePoints() {
        return Arbitraries.frequencyOf(
                Tuple.of(6, Arbitraries.of(awkwardCodePoints())),
                Tuple.of(2, Arbitraries.integers().between(0, 0x7f)),
                Tuple.of(1, Arbitraries.integers().between(0x80, 0xd7ff)),
                Tuple.of(1, Arbitraries.integers().between(0xe000, 0xffff)),
                Tuple.of(1, Arbitraries.integers().between(0x10000, 0x10ffff)));
    }

    private static Integer[] awkwardCodePoints() {
        return new Integer[] {
            0,
            1,
            0x1f,
            (int) ' ',
            (int) '!',
            (int) '"',
            (int) '#',
            (int) '$',
            (int) '%',
            (int) '&',
            (int) '\'',
            (int) '0',
            (int) '2',
            (int) '4',
            (int) 'A',
            (int) 'a',
            (int) 'b',
            0x7f,
            0x80,
            0xe9,
            0x130,
            0x131,
            0x7ff,
            0x800,
            0xd7ff,
            0xe000,
            0xffff,
            0x10000,
            0x1f600,
            0x10ffff
        };
    }

    static Arbitrary<Instant> instants() {
        return instants(Instant.parse("0000-01-01T00:00:00Z"), Instant.parse("9999-12-31T23:59:59.999999999Z"));
    }

    /** Instants of any year. */
    static Arbitrary<Instant> anyInstants() {
        return Arbitraries.oneOf(
                instants(), instants(Instant.MIN, Instant.MAX), Arbitraries.of(Instant.MIN, Instant.MAX));
    }

    private static Arbitrary<Instant> instants(Instant least, Instant greatest) {
        Arbitrary<Long> seconds = Arbitraries.oneOf(
                Arbitraries.longs().between(least.getEpochSecond(), greatest.getEpochSecond()),
                Arbitraries.longs().between(-3, 3));
        Arbitrary<Integer> nanos = Arbitraries.oneOf(
                Arbitraries.integers().between(0, 999_999_999),
                Arbitraries.of(0, 1, 999_999, 1_000_000, 999_000_000, 999_999_999));
        return Combinators.combine(seconds, nanos).as(Instant::ofEpochSecond);
    }

    static Arbitrary<LocalDate> dates() {
        return Arbitraries.longs()
                .between(
                        LocalDate.of(0, 1, 1).toEpochDay(),
                        LocalDate.of(9999, 12, 31).toEpochDay())
                .map(LocalDate::ofEpochDay);
    }

    static Arbitrary<LocalDate> anyDates() {
        return Arbitraries.oneOf(
                dates(),
                Arbitraries.longs()
                        .between(LocalDate.MIN.toEpochDay(), LocalDate.MAX.toEpochDay())
                        .map(LocalDate::ofEpochDay));
    }

    static Arbitrary<LocalTime> times() {
        return Arbitraries.longs().between(0, LocalTime.MAX.toNanoOfDay()).map(LocalTime::ofNanoOfDay);
    }

    static Arbitrary<LocalDateTime> dateTimes() {
        return instants().map(at -> LocalDateTime.ofInstant(at, ZoneOffset.UTC));
    }

    static Arbitrary<YearMonth> months() {
        return dates().map(YearMonth::from);
    }

    static Arbitrary<Year> years() {
        return Arbitraries.integers().between(0, 9999).map(Year::of);
    }

    static Arbitrary<MonthDay> monthDays() {
        return dates().map(MonthDay::from);
    }

    static Arbitrary<UUID> uuids() {
        return Combinators.combine(Arbitraries.longs(), Arbitraries.longs()).as(UUID::new);
    }

    /** Decimals of at most that many digits before and after the point, in any scale. */
    static Arbitrary<BigDecimal> decimals(int whole, int fraction) {
        BigInteger most = BigInteger.TEN.pow(whole + fraction).subtract(BigInteger.ONE);
        return Combinators.combine(
                        Arbitraries.bigIntegers().between(most.negate(), most),
                        Arbitraries.integers().between(0, fraction))
                .as((digits, scale) -> new BigDecimal(digits.mod(BigInteger.TEN.pow(whole + scale)), scale)
                        .multiply(BigDecimal.valueOf(digits.signum())));
    }
}
