package dev.keywright.processor.check;

import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.template.Delimiter;
import dev.keywright.processor.template.format.Binding;
import dev.keywright.processor.template.format.Formats;
import java.util.ArrayList;
import java.util.List;

/** Formats to suggest. */
final class Placeholders {
    private static final List<String> USUAL = List.of("10.2", "utc", "10");

    private Placeholders() {}

    /** A format for a type that needs one; the first that it can take, the usual ones first. */
    static String format(ValueType leaf, Binding.NeedsFormat needs, Delimiter delimiter) {
        List<String> candidates = new ArrayList<>(USUAL);
        candidates.addAll(needs.known());
        for (String candidate : candidates) {
            if (!candidate.isEmpty() && Formats.bind(candidate, leaf, delimiter) instanceof Binding.Bound) {
                return candidate;
            }
        }
        return needs.known().get(0);
    }
}
