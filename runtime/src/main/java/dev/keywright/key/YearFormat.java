package dev.keywright.key;

import java.time.Year;
import org.jspecify.annotations.Nullable;

/** Years 0 to 9999 in four digits. */
public record YearFormat() implements TimeFormat<Year> {
    /** What {@code {year}} means, and {@code {at:year}}. */
    public static final YearFormat YEAR = new YearFormat();

    private static final int WIDTH = 4;
    private static final Year MIN = Year.of(0);
    private static final Year MAX = Year.of(9999);

    @Override
    public String encode(Year value) {
        int year = value.getValue();
        TimeText.requireYear(year);
        byte[] out = new byte[WIDTH];
        TimeText.digits(out, 0, WIDTH, year);
        return TimeText.text(out);
    }

    @Override
    public @Nullable Year decodeOrNull(String text) {
        int year = text.length() == WIDTH ? TimeText.number(text, 0, WIDTH) : -1;
        return year < 0 ? null : Year.of(year);
    }

    @Override
    public Year parse(String text) {
        return Year.parse(text);
    }

    @Override
    public int width() {
        return WIDTH;
    }

    @Override
    public Year min() {
        return MIN;
    }

    @Override
    public Year max() {
        return MAX;
    }

    @Override
    public Year previous(Year value) {
        return value.minusYears(1);
    }

    @Override
    public String expected() {
        return "an ISO-8601 year";
    }
}
