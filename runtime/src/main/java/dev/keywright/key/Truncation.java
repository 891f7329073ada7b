package dev.keywright.key;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import org.jspecify.annotations.Nullable;

/**
 * What the formats that change the type make of a time, in UTC, before the formats of the other types write it:
 * {@code {at:day}} is a date, {@code {at:month}} a month, {@code {at:year}} a year, {@code {at:utc}} an instant. Null
 * stays null, for {@link KeyPart} to refuse.
 */
public final class Truncation {
    private Truncation() {}

    /** The date of an instant. */
    public static @Nullable LocalDate day(@Nullable Instant at) {
        if (at == null) {
            return null;
        }
        try {
            return LocalDate.ofInstant(at, ZoneOffset.UTC);
        } catch (DateTimeException e) {
            // Instants reach a year further than dates, and both further than any key.
            return at.isBefore(Instant.EPOCH) ? LocalDate.MIN : LocalDate.MAX;
        }
    }

    /** The date of a local date and time. */
    public static @Nullable LocalDate day(@Nullable LocalDateTime at) {
        return at == null ? null : at.toLocalDate();
    }

    /** The month of an instant. */
    public static @Nullable YearMonth month(@Nullable Instant at) {
        return month(day(at));
    }

    /** The month of a local date and time. */
    public static @Nullable YearMonth month(@Nullable LocalDateTime at) {
        return month(day(at));
    }

    /** The month of a date. */
    public static @Nullable YearMonth month(@Nullable LocalDate date) {
        return date == null ? null : YearMonth.from(date);
    }

    /** The year of an instant. */
    public static @Nullable Year year(@Nullable Instant at) {
        return year(day(at));
    }

    /** The year of a local date and time. */
    public static @Nullable Year year(@Nullable LocalDateTime at) {
        return year(day(at));
    }

    /** The year of a date. */
    public static @Nullable Year year(@Nullable LocalDate date) {
        return date == null ? null : Year.of(date.getYear());
    }

    /** The year of a month. */
    public static @Nullable Year year(@Nullable YearMonth month) {
        return month == null ? null : Year.of(month.getYear());
    }

    /** The instant of a time with offset. */
    public static @Nullable Instant utc(@Nullable OffsetDateTime at) {
        return at == null ? null : at.toInstant();
    }

    /** The instant of a time with zone. */
    public static @Nullable Instant utc(@Nullable ZonedDateTime at) {
        return at == null ? null : at.toInstant();
    }
}
