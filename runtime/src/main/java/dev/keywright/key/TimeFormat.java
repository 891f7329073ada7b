package dev.keywright.key;

import org.jspecify.annotations.Nullable;

/**
 * Dates and times as ISO-8601 text of one width.
 *
 * @param <T> the type of the component
 */
public sealed interface TimeFormat<T extends Comparable<? super T>> extends FixedFormat<T>
        permits InstantFormat,
                LocalDateFormat,
                LocalDateTimeFormat,
                LocalTimeFormat,
                MonthDayFormat,
                YearFormat,
                YearMonthFormat {
    /** The value of a text, null if it isn't one that {@link #encode} gives. */
    @Nullable
    T decodeOrNull(String text);

    /**
     * The value of any ISO-8601 text of this type, whatever its width; the way to read what others have written.
     *
     * @throws java.time.DateTimeException if it isn't one
     */
    T parse(String text);

    @Override
    default T decode(String text) {
        T value = decodeOrNull(text);
        if (value == null) {
            throw new IllegalArgumentException("is not " + expected());
        }
        return value;
    }
}
