package dev.keywright.processor.diagnostic;

import java.util.ArrayList;
import java.util.List;

/**
 * One thing to tell the user.
 *
 * @param code what kind of thing
 * @param at where
 * @param headline one line that is complete in itself, without the code: annotation, type, verdict
 * @param lines what stands below it
 */
public record Diagnostic(Code code, Location at, String headline, List<Line> lines) {
    private static final int LONGEST_LIST = 5;

    /** A line below the headline: {@code found     "AT#{takenAt}{sensor}"}. */
    public record Line(String label, String text) {}

    /** A diagnostic of a headline only. */
    public static Diagnostic of(Code code, Location at, String headline) {
        return new Diagnostic(code, at, headline, List.of());
    }

    /** With one more line. */
    public Diagnostic line(String label, String text) {
        List<Line> more = new ArrayList<>(lines);
        more.add(new Line(label, text));
        return new Diagnostic(code, at, headline, List.copyOf(more));
    }

    /** What the caller holds. */
    public Diagnostic holds(String text) {
        return line("holds", text);
    }

    /** What stands in the source. */
    public Diagnostic found(String text) {
        return line("found", text);
    }

    /** What to write instead. */
    public Diagnostic write(String text) {
        return line("write", text);
    }

    /** At most five of them, and how many are left. */
    public static String listed(List<String> names) {
        if (names.size() <= LONGEST_LIST) {
            return String.join(", ", names);
        }
        return String.join(", ", names.subList(0, LONGEST_LIST)) + " and " + (names.size() - LONGEST_LIST) + " more";
    }

    /** The whole text, as it is printed. */
    public String text() {
        StringBuilder text = new StringBuilder(code.id()).append(' ').append(headline);
        for (Line line : lines) {
            append(text, line.label(), line.text());
        }
        if (!code.isError()) {
            append(text, "quiet", "@SuppressWarnings(\"keywright:" + code.suppression() + "\")");
        }
        append(text, "see", "docs/diagnostics.md#" + code.anchor());
        return text.toString();
    }

    private static void append(StringBuilder text, String label, String line) {
        text.append("\n  ")
                .append(label)
                .append(" ".repeat(Math.max(1, 10 - label.length())))
                .append(line);
    }
}
