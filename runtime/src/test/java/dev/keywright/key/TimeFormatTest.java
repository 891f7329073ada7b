package dev.keywright.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.Locale;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Group;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

@SuppressWarnings("ClassCanBeStatic") // jqwik has groups in inner classes only
class TimeFormatTest {
    @Group
    class Nanos extends FormatContract<Instant> {
        Nanos() {
            super(InstantFormat.NANOS, KeyValues.instants(), Comparator.naturalOrder());
        }
    }

    @Group
    class Millis extends FormatContract<Instant> {
        Millis() {
            super(
                    InstantFormat.MILLIS,
                    KeyValues.instants(),
                    Comparator.comparing(at -> at.truncatedTo(ChronoUnit.MILLIS)));
        }
    }

    @Group
    class Seconds extends FormatContract<Instant> {
        Seconds() {
            super(
                    InstantFormat.SECONDS,
                    KeyValues.instants(),
                    Comparator.comparing(at -> at.truncatedTo(ChronoUnit.SECONDS)));
        }
    }

    @Group
    class Dates extends FormatContract<LocalDate> {
        Dates() {
            super(LocalDateFormat.DAY, KeyValues.dates(), Comparator.naturalOrder());
        }
    }

    @Group
    class Times extends FormatContract<LocalTime> {
        Times() {
            super(LocalTimeFormat.NANOS, KeyValues.times(), Comparator.naturalOrder());
        }
    }

    @Group
    class DateTimes extends FormatContract<LocalDateTime> {
        DateTimes() {
            super(LocalDateTimeFormat.NANOS, KeyValues.dateTimes(), Comparator.naturalOrder());
        }
    }

    @Group
    class Months extends FormatContract<YearMonth> {
        Months() {
            super(YearMonthFormat.MONTH, KeyValues.months(), Comparator.naturalOrder());
        }
    }

    @Group
    class Years extends FormatContract<Year> {
        Years() {
            super(YearFormat.YEAR, KeyValues.years(), Comparator.naturalOrder());
        }
    }

    @Group
    class MonthDays extends FormatContract<MonthDay> {
        MonthDays() {
            super(MonthDayFormat.DAY, KeyValues.monthDays(), Comparator.naturalOrder());
        }
    }

    @Provide
    Arbitrary<Instant> instants() {
        return KeyValues.instants();
    }

    /** The JDK's formatter is the reference; it knows the calendar by other means. */
    @Property
    void instantsAreWrittenAsTheJdkWritesThem(@ForAll("instants") Instant at) {
        assertThat(InstantFormat.NANOS.encode(at))
                .isEqualTo(formatter("yyyy-MM-dd'T'HH:mm:ss.SSSSSSSSS'Z'").format(at));
        assertThat(InstantFormat.MILLIS.encode(at))
                .isEqualTo(formatter("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'").format(at));
        assertThat(InstantFormat.SECONDS.encode(at))
                .isEqualTo(formatter("yyyy-MM-dd'T'HH:mm:ss'Z'").format(at));
        assertThat(LocalDateFormat.DAY.encode(Truncation.day(at)))
                .isEqualTo(formatter("yyyy-MM-dd").format(at));
        assertThat(YearMonthFormat.MONTH.encode(Truncation.month(at)))
                .isEqualTo(formatter("yyyy-MM").format(at));
        assertThat(YearFormat.YEAR.encode(Truncation.year(at)))
                .isEqualTo(formatter("yyyy").format(at));
    }

    private static DateTimeFormatter formatter(String pattern) {
        return DateTimeFormatter.ofPattern(pattern.replace("yyyy", "uuuu"), Locale.ROOT)
                .withZone(ZoneOffset.UTC);
    }

    @Property
    void otherTextsOfAnInstantAreParsedButNotDecoded(@ForAll("instants") Instant at) {
        String text = at.toString();

        assertThat(InstantFormat.NANOS.parse(text)).isEqualTo(at);
        if (text.length() != InstantFormat.NANOS.width()) {
            assertThat(InstantFormat.NANOS.decodeOrNull(text)).isNull();
        }
    }

    @Example
    void anyIsoTextOfAnInstantIsParsed() {
        Instant at = Instant.parse("2026-12-01T09:30:00Z");

        assertThat(InstantFormat.NANOS.parse("2026-12-01T09:30Z")).isEqualTo(at);
        assertThat(InstantFormat.NANOS.parse("2026-12-01T10:30:00.0+01:00")).isEqualTo(at);
        assertThat(InstantFormat.NANOS.parse("2026-12-01T24:00:00Z")).isEqualTo(Instant.parse("2026-12-02T00:00:00Z"));
        assertThat(InstantFormat.NANOS.parse(Instant.MAX.toString())).isEqualTo(Instant.MAX);
    }

    @Example
    void whatNoInstantEncodesToIsRefused() {
        for (String text : new String[] {
            "",
            "2026-13-01T00:00:00.000000000Z",
            "2026-00-01T00:00:00.000000000Z",
            "2026-02-29T00:00:00.000000000Z",
            "1900-02-29T00:00:00.000000000Z",
            "2026-04-31T00:00:00.000000000Z",
            "2026-12-01T24:00:00.000000000Z",
            "2026-12-01T23:60:00.000000000Z",
            "2026-12-01T23:59:60.000000000Z",
            "2026-12-01 23:59:59.000000000Z",
            "2026-12-01T23:59:59.00000000xZ",
            "2026-12-01T23:59:59.000000000+",
            "+026-12-01T23:59:59.000000000Z",
            "2026-12-01T23:59:59,000000000Z",
            "2026/12-01T23:59:59.000000000Z"
        }) {
            assertThatIllegalArgumentException().as(text).isThrownBy(() -> InstantFormat.NANOS.decode(text));
        }
        assertThat(InstantFormat.NANOS.decode("2000-02-29T00:00:00.000000000Z"))
                .isEqualTo(Instant.parse("2000-02-29T00:00:00Z"));
    }

    @Example
    void yearsBeyondFourDigitsAreRefused() {
        for (Instant at : new Instant[] {Instant.MIN, Instant.MAX, Instant.parse("-0001-12-31T23:59:59Z")}) {
            assertThatIllegalArgumentException().isThrownBy(() -> InstantFormat.NANOS.encode(at));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> LocalDateFormat.DAY.encode(Truncation.day(at)))
                    .withMessage("is not in the years 0 to 9999");
        }
    }

    @Example
    void whatOtherTypesNeverEncodeToIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> LocalDateFormat.DAY.decode("2026-02-30"));
        assertThatIllegalArgumentException().isThrownBy(() -> LocalDateFormat.DAY.decode("2026-2-03"));
        assertThatIllegalArgumentException().isThrownBy(() -> YearMonthFormat.MONTH.decode("2026-13"));
        assertThatIllegalArgumentException().isThrownBy(() -> YearFormat.YEAR.decode("20x6"));
        assertThatIllegalArgumentException().isThrownBy(() -> MonthDayFormat.DAY.decode("--02-30"));
        assertThatIllegalArgumentException().isThrownBy(() -> LocalTimeFormat.NANOS.decode("24:00:00.000000000"));
        assertThatIllegalArgumentException().isThrownBy(() -> LocalTimeFormat.SECONDS.decode("23:59:5"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LocalDateTimeFormat.SECONDS.decode("2026-12-01 23:59:59"));
    }

    @Example
    void nullStaysNullForTheComponentToRefuse() {
        assertThat(Truncation.day((Instant) null)).isNull();
        assertThat(Truncation.month((Instant) null)).isNull();
        assertThat(Truncation.year((LocalDate) null)).isNull();
    }
}
