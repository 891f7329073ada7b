package dev.keywright.processor.check;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The formats that the attribute of a placeholder can take, in messages. */
final class Formatted {
    private Formatted() {}

    /** {@code {email}, {email:lower}, {email:upper}}. */
    static String choices(PlaceholderUse use, List<String> names) {
        List<String> all = new ArrayList<>();
        if (use.takesDefault()) {
            all.add("");
        }
        all.addAll(names);
        return all.stream().distinct().map(use::placeholderWith).collect(Collectors.joining(", "));
    }

    /** The member with a format that the attribute can take: the nearest by name, its own, or the first. */
    static String write(PlaceholderUse use, String written, List<String> names) {
        String nearest = Similar.nearest(written, names);
        if (!nearest.isEmpty() && !written.isEmpty()) {
            return use.withFormat(example(nearest));
        }
        return use.withFormat(use.takesDefault() || names.isEmpty() ? "" : example(names.get(0)));
    }

    /** One that can be written: {@code 10.2} for {@code <digits>.<digits>}. */
    static String example(String name) {
        return switch (name) {
            case "<digits>" -> "8";
            case "<digits>.<digits>" -> "10.2";
            default -> name;
        };
    }
}
