package dev.keywright.mapping;

import dev.keywright.key.LocalDateFormat;
import dev.keywright.key.LocalDateTimeFormat;
import dev.keywright.key.LocalTimeFormat;
import dev.keywright.key.MonthDayFormat;
import dev.keywright.key.YearFormat;
import dev.keywright.key.YearMonthFormat;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;

/**
 * The part of {@link Values} for dates and times. An interface, because the constants of an interface are made when one
 * of them is first asked for: a program that stores none of these pays nothing for them when it starts.
 */
sealed interface TimeValues permits Values {
    /** An instant, as a number of seconds since 1970; for time to live. */
    ValueCodec<Instant> EPOCH_SECONDS = new EpochSecondsCodec();

    /** A date of the years 0 to 9999, as ISO-8601 text that sorts. */
    ValueCodec<LocalDate> LOCAL_DATE = new TimeCodec<>(LocalDateFormat.DAY);

    /** A time of day, as ISO-8601 text that sorts. */
    ValueCodec<LocalTime> LOCAL_TIME = new TimeCodec<>(LocalTimeFormat.NANOS);

    /** A local date and time of the years 0 to 9999, as ISO-8601 text that sorts. */
    ValueCodec<LocalDateTime> LOCAL_DATE_TIME = new TimeCodec<>(LocalDateTimeFormat.NANOS);

    /** A month of the years 0 to 9999, as ISO-8601 text that sorts. */
    ValueCodec<YearMonth> YEAR_MONTH = new TimeCodec<>(YearMonthFormat.MONTH);

    /** A year from 0 to 9999, as text of four digits. */
    ValueCodec<Year> YEAR = new TimeCodec<>(YearFormat.YEAR);

    /** A day of any year, as ISO-8601 text that sorts. */
    ValueCodec<MonthDay> MONTH_DAY = new TimeCodec<>(MonthDayFormat.DAY);

    /** A time with offset, as ISO-8601 text. It keeps the offset, and so sorts by local time. */
    ValueCodec<OffsetDateTime> OFFSET_DATE_TIME = new OffsetDateTimeCodec();

    /** A time with zone, as ISO-8601 text with the zone in brackets. It keeps the zone, and so sorts by local time. */
    ValueCodec<ZonedDateTime> ZONED_DATE_TIME = new ZonedDateTimeCodec();

    /** A time of day with offset, as ISO-8601 text; doesn't sort. */
    ValueCodec<OffsetTime> OFFSET_TIME =
            new ParsedCodec<>("an ISO-8601 time with offset", OffsetTime::toString, OffsetTime::parse);

    /** A duration, as ISO-8601 text; doesn't sort. */
    ValueCodec<Duration> DURATION = new ParsedCodec<>("an ISO-8601 duration", Duration::toString, Duration::parse);

    /** A period, as ISO-8601 text; doesn't sort. */
    ValueCodec<Period> PERIOD = new ParsedCodec<>("an ISO-8601 period", Period::toString, Period::parse);

    /** A time zone, by id. */
    ValueCodec<ZoneId> ZONE_ID = new ParsedCodec<>("a time zone", ZoneId::getId, ZoneId::of);

    /** An offset from UTC, as {@code +01:00}. */
    ValueCodec<ZoneOffset> ZONE_OFFSET = new ParsedCodec<>("an offset from UTC", ZoneOffset::getId, ZoneOffset::of);
}
