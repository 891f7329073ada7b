package dev.keywright.key;

import java.time.MonthDay;
import org.jspecify.annotations.Nullable;

/** Days of any year as {@code --12-01}. */
public record MonthDayFormat() implements TimeFormat<MonthDay> {
    /** What {@code {birthday}} means. */
    public static final MonthDayFormat DAY = new MonthDayFormat();

    /** A year that has all the days there are. */
    private static final String LEAP_YEAR = "2000";

    private static final int WIDTH = 7;
    private static final MonthDay MIN = MonthDay.of(1, 1);
    private static final MonthDay MAX = MonthDay.of(12, 31);

    @Override
    public String encode(MonthDay value) {
        byte[] out = new byte[WIDTH];
        out[0] = '-';
        out[1] = '-';
        TimeText.digits(out, 2, 2, value.getMonthValue());
        out[4] = '-';
        TimeText.digits(out, 5, 2, value.getDayOfMonth());
        return TimeText.text(out);
    }

    @Override
    public @Nullable MonthDay decodeOrNull(String text) {
        if (text.length() != WIDTH || !text.startsWith("--")) {
            return null;
        }
        int date = TimeText.readDate(LEAP_YEAR + text.substring(1), 0);
        return date < 0 ? null : MonthDay.of(TimeText.month(date), TimeText.day(date));
    }

    @Override
    public MonthDay parse(String text) {
        return MonthDay.parse(text);
    }

    @Override
    public int width() {
        return WIDTH;
    }

    @Override
    public MonthDay min() {
        return MIN;
    }

    @Override
    public MonthDay max() {
        return MAX;
    }

    @Override
    public MonthDay previous(MonthDay value) {
        return MonthDay.from(value.atYear(Integer.parseInt(LEAP_YEAR)).minusDays(1));
    }

    @Override
    public String expected() {
        return "an ISO-8601 day of a month";
    }
}
