package dev.keywright.key;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Instants of the years 0 to 9999 as ISO-8601 text in UTC of one width, as {@code 2026-12-01T09:30:00.000000000Z}.
 * Coarser formats drop the rest, toward the past; their values are the instants without one.
 *
 * @param fraction how finely
 */
public record InstantFormat(Fraction fraction) implements FixedFormat<Instant> {
    /** To the nanosecond: 30 characters. What {@code {at}} means. */
    public static final InstantFormat NANOS = new InstantFormat(Fraction.NANOS);

    /** To the millisecond: 24 characters. What {@code {at:millis}} means. */
    public static final InstantFormat MILLIS = new InstantFormat(Fraction.MILLIS);

    /** To the second: 20 characters. What {@code {at:seconds}} means. */
    public static final InstantFormat SECONDS = new InstantFormat(Fraction.SECONDS);

    private static final Instant MIN = Instant.parse("0000-01-01T00:00:00Z");
    private static final Instant MAX = Instant.parse("9999-12-31T23:59:59.999999999Z");
    private static final long MIN_SECOND = MIN.getEpochSecond();
    private static final long MAX_SECOND = MAX.getEpochSecond();
    private static final int DATE_WIDTH = 10;
    private static final int SECONDS_WIDTH = 19;

    @Override
    public String encode(Instant value) {
        long second = value.getEpochSecond();
        if (second < MIN_SECOND || second > MAX_SECOND) {
            throw new IllegalArgumentException("is not in the years 0 to 9999");
        }
        long day = Math.floorDiv(second, TimeText.SECONDS_PER_DAY);
        byte[] out = new byte[width()];
        TimeText.date(out, 0, day);
        out[DATE_WIDTH] = 'T';
        TimeText.time(out, DATE_WIDTH + 1, (int) (second - day * TimeText.SECONDS_PER_DAY));
        TimeText.fraction(out, SECONDS_WIDTH, fraction, value.getNano());
        out[out.length - 1] = 'Z';
        return TimeText.text(out);
    }

    @Override
    public Instant decode(String text) {
        Instant value = decodeOrNull(text);
        if (value == null) {
            throw new IllegalArgumentException("is not " + expected());
        }
        return value;
    }

    /** The value of a text, null if it isn't one that {@link #encode} gives. */
    public @Nullable Instant decodeOrNull(String text) {
        if (text.length() != width() || !hasSeparators(text)) {
            return null;
        }
        int year = TimeText.number(text, 0, 4);
        int month = TimeText.number(text, 5, 2);
        int day = TimeText.number(text, 8, 2);
        int hour = TimeText.number(text, 11, 2);
        int minute = TimeText.number(text, 14, 2);
        int second = TimeText.number(text, 17, 2);
        int units = TimeText.number(text, SECONDS_WIDTH + 1, fraction.digits());
        boolean number = (year | month | day | hour | minute | second | units) >= 0;
        if (!number || !isDate(year, month, day) || hour > 23 || minute > 59 || second > 59) {
            return null;
        }
        long epochSecond =
                TimeText.epochDay(year, month, day) * TimeText.SECONDS_PER_DAY + hour * 3_600L + minute * 60L + second;
        return Instant.ofEpochSecond(epochSecond, (long) units * fraction.nanosPerUnit());
    }

    private boolean hasSeparators(String text) {
        return text.charAt(4) == '-'
                && text.charAt(7) == '-'
                && text.charAt(DATE_WIDTH) == 'T'
                && text.charAt(13) == ':'
                && text.charAt(16) == ':'
                && (fraction.digits() == 0 || text.charAt(SECONDS_WIDTH) == '.')
                && text.charAt(text.length() - 1) == 'Z';
    }

    private static boolean isDate(int year, int month, int day) {
        return month >= 1 && month <= 12 && day >= 1 && day <= TimeText.lengthOfMonth(year, month);
    }

    @Override
    public int width() {
        return SECONDS_WIDTH + fraction.width() + 1;
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
        return "an ISO-8601 instant of " + width() + " characters";
    }
}
