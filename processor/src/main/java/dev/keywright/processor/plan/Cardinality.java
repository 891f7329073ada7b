package dev.keywright.processor.plan;

import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code "min-max"}, how many items a pattern returns. */
public final class Cardinality {
    private static final Pattern FORM = Pattern.compile("(\\d{1,18})-(\\d{1,18})");

    private Cardinality() {}

    /** What can be wrong with one. */
    public enum Fault {
        /** Nothing. */
        NONE,
        /** It is no two numbers. */
        UNREADABLE,
        /** The minimum is over the maximum. */
        MINIMUM_OVER_MAXIMUM,
        /** The maximum is zero. */
        NOTHING
    }

    /** What is wrong with a text; nothing with {@code ""}. */
    public static Fault fault(String text) {
        Matcher matcher = FORM.matcher(text);
        if (text.isEmpty()) {
            return Fault.NONE;
        }
        if (!matcher.matches()) {
            return Fault.UNREADABLE;
        }
        long maximum = Long.parseLong(matcher.group(2));
        if (Long.parseLong(matcher.group(1)) > maximum) {
            return Fault.MINIMUM_OVER_MAXIMUM;
        }
        return maximum == 0 ? Fault.NOTHING : Fault.NONE;
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
