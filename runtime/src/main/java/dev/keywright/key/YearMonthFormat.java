package dev.keywright.key;

import java.time.YearMonth;
import org.jspecify.annotations.Nullable;

/** Months of the years 0 to 9999 as {@code 2026-12}. */
public record YearMonthFormat() implements TimeFormat<YearMonth> {
    /** What {@code {month}} means, and {@code {at:month}}. */
    public static final YearMonthFormat MONTH = new YearMonthFormat();

    private static final int WIDTH = 7;
    private static final YearMonth MIN = YearMonth.of(0, 1);
    private static final YearMonth MAX = YearMonth.of(9999, 12);

    @Override
    public String encode(YearMonth value) {
        int year = value.getYear();
        TimeText.requireYear(year);
        byte[] out = new byte[WIDTH];
        TimeText.digits(out, 0, 4, year);
        out[4] = '-';
        TimeText.digits(out, 5, 2, value.getMonthValue());
        return TimeText.text(out);
    }

    @Override
    public @Nullable YearMonth decodeOrNull(String text) {
        if (text.length() != WIDTH || text.charAt(4) != '-') {
            return null;
        }
        int year = TimeText.number(text, 0, 4);
        int month = TimeText.number(text, 5, 2);
        return year >= 0 && month >= 1 && month <= 12 ? YearMonth.of(year, month) : null;
    }

    @Override
    public YearMonth parse(String text) {
        return YearMonth.parse(text);
    }

    @Override
    public int width() {
        return WIDTH;
    }

    @Override
    public YearMonth min() {
        return MIN;
    }

    @Override
    public YearMonth max() {
        return MAX;
    }

    @Override
    public YearMonth previous(YearMonth value) {
        return value.minusMonths(1);
    }

    @Override
    public String expected() {
        return "an ISO-8601 month";
    }
}
