package dev.keywright.processor.template.format;

import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.template.EncodedForm;
import dev.keywright.processor.template.RuntimeRef;
import java.util.ArrayList;
import java.util.List;

/** The formats of {@code java.time}: ISO-8601 of fixed width, in UTC, years 0 to 9999; and those that truncate. */
final class TimeFormats {
    private static final String DATE_MASK = "0000-00-00";
    private static final EncodedForm DATE = form(DATE_MASK, "0000-01-01", "9999-12-31");
    private static final EncodedForm MONTH = form("0000-00", "0000-01", "9999-12");
    private static final EncodedForm YEAR = form("0000", "0000", "9999");

    private TimeFormats() {}

    static List<Format> all() {
        List<Format> all = new ArrayList<>();
        for (ScalarType instant : List.of(ScalarType.INSTANT, ScalarType.EPOCH_SECONDS)) {
            withFractions(all, instant, "InstantFormat", DATE_MASK + "T", "0000-01-01T", "9999-12-31T", "Z");
        }
        withFractions(
                all,
                ScalarType.LOCAL_DATE_TIME,
                "LocalDateTimeFormat",
                DATE_MASK + "T",
                "0000-01-01T",
                "9999-12-31T",
                "");
        withFractions(all, ScalarType.LOCAL_TIME, "LocalTimeFormat", "", "", "", "");
        for (ScalarType time : List.of(ScalarType.INSTANT, ScalarType.EPOCH_SECONDS, ScalarType.LOCAL_DATE_TIME)) {
            all.add(truncated(time, "day", "LocalDate", "LocalDateFormat", "DAY", DATE));
        }
        for (ScalarType time : List.of(
                ScalarType.INSTANT, ScalarType.EPOCH_SECONDS, ScalarType.LOCAL_DATE_TIME, ScalarType.LOCAL_DATE)) {
            all.add(truncated(time, "month", "YearMonth", "YearMonthFormat", "MONTH", MONTH));
        }
        for (ScalarType time : List.of(
                ScalarType.INSTANT,
                ScalarType.EPOCH_SECONDS,
                ScalarType.LOCAL_DATE_TIME,
                ScalarType.LOCAL_DATE,
                ScalarType.YEAR_MONTH)) {
            all.add(truncated(time, "year", "Year", "YearFormat", "YEAR", YEAR));
        }
        EncodedForm instant = form(
                DATE_MASK + "T00:00:00.000000000Z", "0000-01-01T00:00:00.000000000Z", "9999-12-31T23:59:59.999999999Z");
        for (ScalarType time : List.of(ScalarType.OFFSET_DATE_TIME, ScalarType.ZONED_DATE_TIME)) {
            all.add(truncated(time, "utc", "Instant", "InstantFormat", "NANOS", instant));
        }
        all.add(whole(ScalarType.LOCAL_DATE, "LocalDateFormat", "DAY", DATE));
        all.add(whole(ScalarType.YEAR_MONTH, "YearMonthFormat", "MONTH", MONTH));
        all.add(whole(ScalarType.YEAR, "YearFormat", "YEAR", YEAR));
        all.add(whole(ScalarType.MONTH_DAY, "MonthDayFormat", "DAY", form("--00-00", "--01-01", "--12-31")));
        return List.copyOf(all);
    }

    private static void withFractions(
            List<Format> all, ScalarType type, String runtime, String mask, String least, String greatest, String end) {
        all.add(fraction(type, "", runtime, "NANOS", ".000000000", ".999999999", mask, least, greatest, end));
        all.add(fraction(type, "millis", runtime, "MILLIS", ".000", ".999", mask, least, greatest, end));
        all.add(fraction(type, "seconds", runtime, "SECONDS", "", "", mask, least, greatest, end));
    }

    private static Format fraction(
            ScalarType type,
            String name,
            String runtime,
            String constant,
            String zeros,
            String nines,
            String mask,
            String least,
            String greatest,
            String end) {
        EncodedForm form = form(
                mask + "00:00:00" + zeros + end, least + "00:00:00" + zeros + end, greatest + "23:59:59" + nines + end);
        return new FixedFormat(type, name, RuntimeRef.constant(runtime, constant), null, null, form, name.isEmpty());
    }

    private static Format truncated(
            ScalarType type, String name, String becomes, String runtime, String constant, EncodedForm form) {
        return new FixedFormat(
                type,
                name,
                RuntimeRef.constant(runtime, constant),
                TypeRef.declared("java.time", becomes),
                RuntimeRef.call("Truncation", name),
                form,
                false);
    }

    private static Format whole(ScalarType type, String runtime, String constant, EncodedForm form) {
        return new FixedFormat(type, "", RuntimeRef.constant(runtime, constant), null, null, form, true);
    }

    private static EncodedForm form(String mask, String least, String greatest) {
        return new EncodedForm.Masked(List.of(mask), least, greatest);
    }
}
