package dev.keywright.processor.write;

import java.util.Collections;

/** A table in Markdown, row by row. */
final class MarkdownTable {
    private final StringBuilder text = new StringBuilder();

    MarkdownTable(String... headings) {
        row(headings);
        row(Collections.nCopies(headings.length, "---").toArray(new String[0]));
    }

    /** A row of cells, each as {@link #text} or {@link #code} gives it. */
    void row(String... cells) {
        text.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }

    /** Free text: nothing in it is markup. */
    static String text(String text) {
        return text.strip().replaceAll("\\s+", " ").replaceAll("([\\\\`*_\\[\\]<>|])", "\\\\$1");
    }

    /** In typewriter letters. A bar ends a cell even there. */
    static String code(String text) {
        String cell = text.replace("|", "\\|");
        return text.contains("`") ? "`` " + cell + " ``" : "`" + cell + "`";
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
