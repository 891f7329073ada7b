package dev.keywright.key;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** Dates of the years 0 to 9999 as {@code 2026-12-01}. */
public record LocalDateFormat() implements TimeFormat<LocalDate> {
    /** What {@code {date}} means, and {@code {at:day}}. */
    public static final LocalDateFormat DAY = new LocalDateFormat();

    private static final int WIDTH = 10;
    private static final LocalDate MIN = LocalDate.of(0, 1, 1);
    private static final LocalDate MAX = LocalDate.of(9999, 12, 31);

    @Override
    public String encode(LocalDate value) {
        int year = value.getYear();
        TimeText.requireYear(year);
        byte[] out = new byte[WIDTH];
        TimeText.date(out, 0, year, value.getMonthValue(), value.getDayOfMonth());
        return TimeText.text(out);
    }

    @Override
    public @Nullable LocalDate decodeOrNull(String text) {
        int date = text.length() == WIDTH ? TimeText.readDate(text, 0) : -1;
        return date < 0 ? null : LocalDate.of(TimeText.year(date), TimeText.month(date), TimeText.day(date));
    }

    @Override
    public LocalDate parse(String text) {
        return LocalDate.parse(text);
    }

    @Override
    public int width() {
        return WIDTH;
    }

    @Override
    public LocalDate min() {
        return MIN;
    }

    @Override
    public LocalDate max() {
        return MAX;
    }

    @Override
    public LocalDate previous(LocalDate value) {
        return value.minusDays(1);
    }

    @Override
    public String expected() {
        return "an ISO-8601 date";
    }
}
