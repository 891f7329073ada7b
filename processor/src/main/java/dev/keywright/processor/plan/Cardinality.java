package dev.keywright.processor.plan;

import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code "min-max"}, how many items a pattern returns. */
public final class Cardinality {
    private static final Pattern FORM = Pattern.compile("(\\d{1,18})-(\\d{1,18})");

    private Cardinality() {}

    /** Whether it can be read: {@code ""}, or a minimum and a maximum that is no less. */
    public static boolean isValid(String text) {
        Matcher matcher = FORM.matcher(text);
        return text.isEmpty()
                || (matcher.matches() && Long.parseLong(matcher.group(1)) <= Long.parseLong(matcher.group(2)));
    }

    /** The maximum, if one is declared. */
    public static OptionalLong maximum(String text) {
        Matcher matcher = FORM.matcher(text);
        return matcher.matches() ? OptionalLong.of(Long.parseLong(matcher.group(2))) : OptionalLong.empty();
    }

    /** Whether no more than one is declared. */
    public static boolean atMostOne(String text) {
        OptionalLong maximum = maximum(text);
        return maximum.isPresent() && maximum.getAsLong() <= 1;
    }
}
