package dev.keywright.key;

import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/**
 * Times of day as {@code 09:30:00.000000000}. Coarser formats drop the rest.
 *
 * @param fraction how finely
 */
public record LocalTimeFormat(Fraction fraction) implements TimeFormat<LocalTime> {
    /** To the nanosecond: 18 characters. What {@code {time}} means. */
    public static final LocalTimeFormat NANOS = new LocalTimeFormat(Fraction.NANOS);

    /** To the millisecond: 12 characters. What {@code {time:millis}} means. */
    public static final LocalTimeFormat MILLIS = new LocalTimeFormat(Fraction.MILLIS);

    /** To the second: 8 characters. What {@code {time:seconds}} means. */
    public static final LocalTimeFormat SECONDS = new LocalTimeFormat(Fraction.SECONDS);

    private static final LocalTime MIN = LocalTime.MIN;
    private static final LocalTime MAX = LocalTime.MAX;

    @Override
    public String encode(LocalTime value) {
        byte[] out = new byte[width()];
        TimeText.time(out, 0, value.toNanoOfDay(), fraction);
        return TimeText.text(out);
    }

    @Override
    public @Nullable LocalTime decodeOrNull(String text) {
        long nano = text.length() == width() ? TimeText.readNanoOfDay(text, 0, fraction) : -1;
        return nano < 0 ? null : LocalTime.ofNanoOfDay(nano);
    }

    @Override
    public LocalTime parse(String text) {
        return LocalTime.parse(text);
    }

    @Override
    public int width() {
        return TimeText.TIME_WIDTH + fraction.width();
    }

    @Override
    public LocalTime min() {
        return MIN;
    }

    @Override
    public LocalTime max() {
        return MAX;
    }

    @Override
    public LocalTime previous(LocalTime value) {
        return value.minusNanos(fraction.nanosPerUnit());
    }

    @Override
    public String expected() {
        return "an ISO-8601 time";
    }
}
