package dev.keywright.key;

import java.nio.charset.StandardCharsets;

/**
 * Writes and reads the digits of ISO-8601 dates and times at fixed places, for years 0 to 9999. What
 * {@link java.time.format.DateTimeFormatter} does in general, at a tenth of the time.
 */
final class TimeText {
    static final int SECONDS_PER_DAY = 86_400;

    static final int NANOS_PER_SECOND = 1_000_000_000;

    /** The width of {@code 2026-12-01}. */
    static final int DATE_WIDTH = 10;

    /** The width of {@code 23:59:58}. */
    static final int TIME_WIDTH = 8;

    private static final int YEAR_SHIFT = 9;
    private static final int MONTH_SHIFT = 5;

    /** From 0000-03-01, where the years of the calculation begin, to 1970-01-01. */
    private static final int DAYS_TO_1970 = 719_468;

    private static final int DAYS_PER_CYCLE = 146_097;

    private TimeText() {}

    /** Refuses what four digits can't hold. */
    static void requireYear(int year) {
        if (year < 0 || year > 9_999) {
            throw new IllegalArgumentException("is not in the years 0 to 9999");
        }
    }

    /** Writes {@code 2026-12-01}. */
    static void date(byte[] out, int at, int year, int month, int day) {
        twoDigits(out, at, year / 100);
        twoDigits(out, at + 2, year % 100);
        out[at + 4] = '-';
        twoDigits(out, at + 5, month);
        out[at + 7] = '-';
        twoDigits(out, at + 8, day);
    }

    /**
     * Writes {@code 2026-12-01}, for days since 1970. The calendar repeats every 400 years; inside such a cycle, years
     * begin in March, so that the leap day is the last.
     *
     * @see <a href="https://howardhinnant.github.io/date_algorithms.html">chrono-Compatible Low-Level Date
     *     Algorithms</a>
     */
    static void date(byte[] out, int at, long epochDay) {
        int shifted = (int) epochDay + DAYS_TO_1970;
        int cycle = Math.floorDiv(shifted, DAYS_PER_CYCLE);
        int dayOfCycle = shifted - cycle * DAYS_PER_CYCLE;
        int yearOfCycle = (dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365;
        int dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100);
        int monthFromMarch = (5 * dayOfYear + 2) / 153;
        int day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1;
        int month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
        int year = cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0);
        date(out, at, year, month, day);
    }

    /** The days since 1970 of a valid date. */
    static long epochDay(int year, int month, int day) {
        int shiftedYear = month <= 2 ? year - 1 : year;
        int cycle = Math.floorDiv(shiftedYear, 400);
        int yearOfCycle = shiftedYear - cycle * 400;
        int dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1;
        int dayOfCycle = yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear;
        return (long) cycle * DAYS_PER_CYCLE + dayOfCycle - DAYS_TO_1970;
    }

    /** Writes {@code 23:59:58} with a fraction. */
    static void time(byte[] out, int at, long nanoOfDay, Fraction fraction) {
        int second = (int) (nanoOfDay / NANOS_PER_SECOND);
        time(out, at, second, (int) (nanoOfDay % NANOS_PER_SECOND), fraction);
    }

    /** Writes {@code 23:59:58} with a fraction. */
    static void time(byte[] out, int at, int secondOfDay, int nano, Fraction fraction) {
        twoDigits(out, at, secondOfDay / 3_600);
        out[at + 2] = ':';
        twoDigits(out, at + 3, secondOfDay / 60 % 60);
        out[at + 5] = ':';
        twoDigits(out, at + 6, secondOfDay % 60);
        if (fraction.digits() > 0) {
            out[at + TIME_WIDTH] = '.';
            digits(out, at + TIME_WIDTH + 1, fraction.digits(), nano / fraction.nanosPerUnit());
        }
    }

    private static void twoDigits(byte[] out, int at, int number) {
        out[at] = (byte) ('0' + number / 10);
        out[at + 1] = (byte) ('0' + number % 10);
    }

    /** Writes a non-negative number with leading zeros. */
    static void digits(byte[] out, int at, int count, int number) {
        int rest = number;
        for (int i = at + count - 1; i >= at; i--) {
            out[i] = (byte) ('0' + rest % 10);
            rest /= 10;
        }
    }

    /** Reads that many digits; -1 if something else is there. */
    static int number(String text, int at, int count) {
        int number = 0;
        int signs = 0;
        for (int i = at; i < at + count; i++) {
            int digit = text.charAt(i) - '0';
            // Negative if the digit is below 0 or above 9; one branch at the end is quicker than one a digit.
            signs |= digit | (9 - digit);
            number = number * 10 + digit;
        }
        return signs < 0 ? -1 : number;
    }

    /** Reads {@code 2026-12-01} as one number, for {@link #year} and so on; -1 if something else is there, or a date that isn't one. */
    static int readDate(String text, int at) {
        if (text.charAt(at + 4) != '-' || text.charAt(at + 7) != '-') {
            return -1;
        }
        int year = number(text, at, 4);
        int month = number(text, at + 5, 2);
        int day = number(text, at + 8, 2);
        boolean date =
                year >= 0 && month >= 1 && month <= 12 && day >= 1 && (day <= 28 || day <= lengthOfMonth(year, month));
        return date ? year << YEAR_SHIFT | month << MONTH_SHIFT | day : -1;
    }

    static int year(int date) {
        return date >> YEAR_SHIFT;
    }

    static int month(int date) {
        return date >> MONTH_SHIFT & 15;
    }

    static int day(int date) {
        return date & 31;
    }

    private static int lengthOfMonth(int year, int month) {
        if (month == 2) {
            boolean leap = (year & 3) == 0 && (year % 100 != 0 || year % 400 == 0);
            return leap ? 29 : 28;
        }
        return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
    }

    /** Reads {@code 23:59:58} as the second of the day; -1 if something else is there. */
    static int readTime(String text, int at) {
        if (text.charAt(at + 2) != ':' || text.charAt(at + 5) != ':') {
            return -1;
        }
        int hour = number(text, at, 2);
        int minute = number(text, at + 3, 2);
        int second = number(text, at + 6, 2);
        boolean time = (hour | minute | second) >= 0 && hour <= 23 && minute <= 59 && second <= 59;
        return time ? hour * 3_600 + minute * 60 + second : -1;
    }

    /** Reads the fraction of a second, with its point, as nanoseconds; -1 if something else is there. */
    static int readFraction(String text, int at, Fraction fraction) {
        if (fraction.digits() == 0) {
            return 0;
        }
        int units = text.charAt(at) == '.' ? number(text, at + 1, fraction.digits()) : -1;
        return units < 0 ? -1 : units * fraction.nanosPerUnit();
    }

    /** Reads a time with a fraction, as nanoseconds of the day; -1 if something else is there. */
    static long readNanoOfDay(String text, int at, Fraction fraction) {
        int second = readTime(text, at);
        int nano = readFraction(text, at + TIME_WIDTH, fraction);
        return (second | nano) < 0 ? -1 : (long) second * NANOS_PER_SECOND + nano;
    }

    /** The text of ASCII bytes. */
    static String text(byte[] ascii) {
        return new String(ascii, StandardCharsets.ISO_8859_1);
    }
}
