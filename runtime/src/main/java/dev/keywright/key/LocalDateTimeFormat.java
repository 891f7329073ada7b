package dev.keywright.key;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/**
 * Local dates and times of the years 0 to 9999 as {@code 2026-12-01T09:30:00.000000000}. Coarser formats drop the rest.
 *
 * @param fraction how finely
 */
public record LocalDateTimeFormat(Fraction fraction) implements TimeFormat<LocalDateTime> {
    /** To the nanosecond: 29 characters. What {@code {at}} means. */
    public static final LocalDateTimeFormat NANOS = new LocalDateTimeFormat(Fraction.NANOS);

    /** To the millisecond: 23 characters. What {@code {at:millis}} means. */
    public static final LocalDateTimeFormat MILLIS = new LocalDateTimeFormat(Fraction.MILLIS);

    /** To the second: 19 characters. What {@code {at:seconds}} means. */
    public static final LocalDateTimeFormat SECONDS = new LocalDateTimeFormat(Fraction.SECONDS);

    private static final LocalDateTime MIN = LocalDateTime.of(0, 1, 1, 0, 0);
    private static final LocalDateTime MAX = LocalDateTime.of(LocalDate.of(9999, 12, 31), LocalTime.MAX);

    @Override
    public String encode(LocalDateTime value) {
        int year = value.getYear();
        TimeText.requireYear(year);
        byte[] out = new byte[width()];
        TimeText.date(out, 0, year, value.getMonthValue(), value.getDayOfMonth());
        out[TimeText.DATE_WIDTH] = 'T';
        TimeText.time(out, TimeText.DATE_WIDTH + 1, value.toLocalTime().toNanoOfDay(), fraction);
        return TimeText.text(out);
    }

    @Override
    public @Nullable LocalDateTime decodeOrNull(String text) {
        if (text.length() != width() || text.charAt(TimeText.DATE_WIDTH) != 'T') {
            return null;
        }
        int date = TimeText.readDate(text, 0);
        long nano = TimeText.readNanoOfDay(text, TimeText.DATE_WIDTH + 1, fraction);
        return date < 0 || nano < 0
                ? null
                : LocalDateTime.of(
                        LocalDate.of(TimeText.year(date), TimeText.month(date), TimeText.day(date)),
                        LocalTime.ofNanoOfDay(nano));
    }

    @Override
    public LocalDateTime parse(String text) {
        return LocalDateTime.parse(text);
    }

    @Override
    public int width() {
        return TimeText.DATE_WIDTH + 1 + TimeText.TIME_WIDTH + fraction.width();
    }

    @Override
    public LocalDateTime min() {
        return MIN;
    }

    @Override
    public LocalDateTime max() {
        return MAX;
    }

    @Override
    public LocalDateTime previous(LocalDateTime value) {
        return value.minusNanos(fraction.nanosPerUnit());
    }

    @Override
    public String expected() {
        return "an ISO-8601 date and time";
    }
}
