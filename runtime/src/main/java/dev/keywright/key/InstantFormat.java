package dev.keywright.key;

import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import org.jspecify.annotations.Nullable;

/**
 * Instants of the years 0 to 9999 as ISO-8601 text in UTC of one width, as {@code 2026-12-01T09:30:00.000000000Z}.
 * Coarser formats drop the rest, toward the past; their values are the instants without one.
 *
 * @param fraction how finely
 */
public record InstantFormat(Fraction fraction) implements TimeFormat<Instant> {
    /** To the nanosecond: 30 characters. What {@code {at}} means. */
    public static final InstantFormat NANOS = new InstantFormat(Fraction.NANOS);

    /** To the millisecond: 24 characters. What {@code {at:millis}} means. */
    public static final InstantFormat MILLIS = new InstantFormat(Fraction.MILLIS);

    /** To the second: 20 characters. What {@code {at:seconds}} means. */
    public static final InstantFormat SECONDS = new InstantFormat(Fraction.SECONDS);

    /** 0000-01-01T00:00:00Z. As numbers: to parse them would start the whole of java.time.format, for nothing else. */
    private static final long MIN_SECOND = -62_167_219_200L;

    /** 9999-12-31T23:59:59Z. */
    private static final long MAX_SECOND = 253_402_300_799L;

    private static final Instant MIN = Instant.ofEpochSecond(MIN_SECOND);
    private static final Instant MAX = Instant.ofEpochSecond(MAX_SECOND, TimeText.NANOS_PER_SECOND - 1);

    @Override
    public String encode(Instant value) {
        long second = value.getEpochSecond();
        if (second < MIN_SECOND || second > MAX_SECOND) {
            throw new IllegalArgumentException("is not in the years 0 to 9999");
        }
        long day = Math.floorDiv(second, TimeText.SECONDS_PER_DAY);
        byte[] out = new byte[width()];
        TimeText.date(out, 0, day);
        out[TimeText.DATE_WIDTH] = 'T';
        int secondOfDay = (int) (second - day * TimeText.SECONDS_PER_DAY);
        TimeText.time(out, TimeText.DATE_WIDTH + 1, secondOfDay, value.getNano(), fraction);
        out[out.length - 1] = 'Z';
        return TimeText.text(out);
    }

    @Override
    public @Nullable Instant decodeOrNull(String text) {
        int last = width() - 1;
        if (text.length() != last + 1 || text.charAt(TimeText.DATE_WIDTH) != 'T' || text.charAt(last) != 'Z') {
            return null;
        }
        int date = TimeText.readDate(text, 0);
        int second = TimeText.readTime(text, TimeText.DATE_WIDTH + 1);
        int nano = TimeText.readFraction(text, TimeText.DATE_WIDTH + 1 + TimeText.TIME_WIDTH, fraction);
        if ((date | second | nano) < 0) {
            return null;
        }
        long day = TimeText.epochDay(TimeText.year(date), TimeText.month(date), TimeText.day(date));
        return Instant.ofEpochSecond(day * TimeText.SECONDS_PER_DAY + second, nano);
    }

    @Override
    public int width() {
        return TimeText.DATE_WIDTH + 1 + TimeText.TIME_WIDTH + fraction.width() + 1;
    }

    @Override
    public Instant parse(String text) {
        try {
            return DateTimeFormatter.ISO_OFFSET_DATE_TIME.parse(text, Instant::from);
        } catch (DateTimeParseException e) {
            // What only this understands: a leap second, 24:00, years of more than four digits.
            return Instant.parse(text);
        }
    }

    @Override
    public Instant min() {
        return MIN;
    }

    @Override
    public Instant max() {
        return MAX;
    }

    @Override
    public Instant previous(Instant value) {
        return value.minusNanos(fraction.nanosPerUnit());
    }

    @Override
    public String expected() {
        return "an ISO-8601 instant";
    }
}
