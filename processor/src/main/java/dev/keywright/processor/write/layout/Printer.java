package dev.keywright.processor.write.layout;

import java.util.List;

/** Adds text to the last of some lines, and lines to them. */
final class Printer {
    private final List<String> lines;

    Printer(List<String> lines) {
        this.lines = lines;
    }

    void print(String text) {
        lines.set(lines.size() - 1, lines.get(lines.size() - 1) + text);
    }

    void newLine(int indent) {
        lines.add(" ".repeat(indent));
    }

    int lines() {
        return lines.size();
    }

    int column() {
        return lines.get(lines.size() - 1).length();
    }
}
