package dev.keywright.processor.write.layout;

import java.util.ArrayList;
import java.util.List;

/** Lays out one source file that JavaPoet printed. */
public final class SourceLayout {
    private final List<String> lines = new ArrayList<>();

    private SourceLayout() {}

    /** The source, laid out. */
    public static String of(String source) {
        SourceLayout layout = new SourceLayout();
        layout.lay(unwrapped(source.lines().toList()));
        return String.join("\n", layout.lines) + "\n";
    }

    /** One line for each statement or declaration: JavaPoet breaks parameter lists at a width of its own. */
    private static List<String> unwrapped(List<String> lines) {
        List<String> whole = new ArrayList<>();
        String open = "";
        for (String line : lines) {
            String text = open.isEmpty() ? line : open + (open.endsWith("(") ? "" : " ") + line.strip();
            open = isWhole(text.strip()) ? "" : text;
            if (open.isEmpty()) {
                whole.add(text);
            }
        }
        return whole;
    }

    private static boolean isWhole(String text) {
        return text.isEmpty()
                || text.startsWith("@")
                || text.startsWith("/*")
                || text.startsWith("*")
                || text.endsWith("{")
                || text.endsWith("}")
                || text.endsWith(";");
    }

    private void lay(List<String> source) {
        int at = 0;
        while (at < source.size()) {
            String line = source.get(at);
            int indent = line.length() - line.stripLeading().length();
            if (line.strip().equals("/**")) {
                int end = at + 1;
                while (!source.get(end).strip().equals("*/")) {
                    end++;
                }
                lines.addAll(Comment.lines(source.subList(at + 1, end), indent));
                at = end + 1;
                continue;
            }
            if (line.endsWith("{")
                    && at + 1 < source.size()
                    && source.get(at + 1).strip().equals("}")) {
                line = line + "}";
                at++;
            }
            if (!(line.isBlank() && isBetweenFields(source, at))) {
                lines.addAll(Statement.lines(line.strip(), indent));
            }
            at++;
        }
    }

    /** Whether a blank line parts two fields of one line each. */
    private boolean isBetweenFields(List<String> source, int at) {
        return at + 1 < source.size()
                && isField(lines.get(lines.size() - 1))
                && !lines.get(lines.size() - 2).endsWith("*/")
                && isField(source.get(at + 1))
                && Statement.lines(source.get(at + 1).strip(), Statement.INDENT).size() == 1;
    }

    private static boolean isField(String line) {
        return line.startsWith(" ".repeat(Statement.INDENT))
                && line.charAt(Statement.INDENT) != ' '
                && line.charAt(Statement.INDENT) != '.'
                && line.endsWith(";");
    }
}
