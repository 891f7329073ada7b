package dev.keywright.benchmarks.rival;

import java.nio.charset.StandardCharsets;
import java.time.Instant;

/** ISO-8601 instants of one width, digit by digit; of valid text only, which it doesn't check. */
final class FloorInstants {
    private static final int WIDTH = 30;

    private FloorInstants() {}

    static String format(Instant instant) {
        byte[] out = new byte[WIDTH];
        long second = instant.getEpochSecond();
        long day = Math.floorDiv(second, 86_400);
        int secondOfDay = (int) (second - day * 86_400);
        int shifted = (int) day + 719_468;
        int cycle = Math.floorDiv(shifted, 146_097);
        int dayOfCycle = shifted - cycle * 146_097;
        int yearOfCycle = (dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365;
        int dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100);
        int fromMarch = (5 * dayOfYear + 2) / 153;
        int month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
        int year = cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0);
        twoDigits(out, 0, year / 100);
        twoDigits(out, 2, year % 100);
        out[4] = '-';
        twoDigits(out, 5, month);
        out[7] = '-';
        twoDigits(out, 8, dayOfYear - (153 * fromMarch + 2) / 5 + 1);
        out[10] = 'T';
        twoDigits(out, 11, secondOfDay / 3_600);
        out[13] = ':';
        twoDigits(out, 14, secondOfDay / 60 % 60);
        out[16] = ':';
        twoDigits(out, 17, secondOfDay % 60);
        out[19] = '.';
        int nanos = instant.getNano();
        for (int i = WIDTH - 2; i >= 20; i--) {
            out[i] = (byte) ('0' + nanos % 10);
            nanos /= 10;
        }
        out[WIDTH - 1] = 'Z';
        return new String(out, StandardCharsets.ISO_8859_1);
    }

    static Instant parse(String text) {
        int year = number(text, 0, 4);
        int month = number(text, 5, 2);
        int day = number(text, 8, 2);
        int shiftedYear = month <= 2 ? year - 1 : year;
        int cycle = Math.floorDiv(shiftedYear, 400);
        int yearOfCycle = shiftedYear - cycle * 400;
        int dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1;
        int dayOfCycle = yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear;
        long epochDay = (long) cycle * 146_097 + dayOfCycle - 719_468;
        int secondOfDay = number(text, 11, 2) * 3_600 + number(text, 14, 2) * 60 + number(text, 17, 2);
        return Instant.ofEpochSecond(epochDay * 86_400 + secondOfDay, number(text, 20, 9));
    }

    private static void twoDigits(byte[] out, int at, int number) {
        out[at] = (byte) ('0' + number / 10);
        out[at + 1] = (byte) ('0' + number % 10);
    }

    private static int number(String text, int at, int count) {
        int number = 0;
        for (int i = at; i < at + count; i++) {
            number = number * 10 + text.charAt(i) - '0';
        }
        return number;
    }
}
