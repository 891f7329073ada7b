package dev.keywright.processor.write.layout;

import java.util.ArrayList;
import java.util.List;

/** Breaks one statement or declaration where it passes the width of a line. */
final class Statement {
    static final int WIDTH = 120;
    static final int INDENT = 4;
    static final int CONTINUED = 8;

    private Statement() {}

    /** The lines of a statement or declaration. */
    static List<String> lines(String text, int indent) {
        String margin = " ".repeat(indent);
        if (text.isEmpty()) {
            return List.of("");
        }
        if (text.startsWith("import ") || text.startsWith("package ") || text.startsWith("@")) {
            return List.of(margin + text);
        }
        List<String> lines = new ArrayList<>();
        lines.add(margin);
        Printer out = new Printer(lines);
        if (text.endsWith("{") || text.endsWith("{}")) {
            head(text, indent, out);
        } else if (text.endsWith(";")) {
            statement(text, indent, out);
        } else {
            out.print(text);
        }
        return lines;
    }

    private static void head(String declaration, int indent, Printer out) {
        // JavaPoet parts the annotation of a nested type from the type around it.
        String text = declaration.replace(". @", ".@");
        int open = text.indexOf('(');
        int close = text.lastIndexOf(')');
        if (indent + text.length() <= WIDTH && !text.startsWith("if ")) {
            out.print(text);
        } else if (open < 0) {
            int extending = text.indexOf(" extends ");
            out.print(text.substring(0, extending));
            out.newLine(indent + CONTINUED);
            out.print(text.substring(extending + 1));
        } else if (text.startsWith("if ")) {
            out.print(text.substring(0, open + 1));
            Expression.parse(text.substring(open + 1, close)).print(out, indent, text.length() - close);
            out.print(text.substring(close));
        } else {
            out.print(text.substring(0, open + 1));
            parameters(
                    Brackets.split(text.substring(open + 1, close), ","),
                    indent + CONTINUED,
                    text.substring(close),
                    out);
        }
    }

    private static void parameters(List<String> parameters, int indent, String tail, Printer out) {
        String together = String.join(", ", parameters);
        out.newLine(indent);
        if (indent + together.length() + tail.length() <= WIDTH) {
            out.print(together);
        } else {
            for (int i = 0; i < parameters.size(); i++) {
                if (i > 0) {
                    out.print(",");
                    out.newLine(indent);
                }
                out.print(parameters.get(i));
            }
        }
        out.print(tail);
    }

    private static void statement(String text, int indent, Printer out) {
        int value = valueStart(text);
        String head = text.substring(0, value);
        if (value == text.length()) {
            out.print(text);
            return;
        }
        if (head.endsWith(" = ") && indent + head.length() > WIDTH + 1) {
            int name = head.lastIndexOf(' ', head.length() - " = ".length() - 1) + 1;
            out.print(text.substring(0, name).stripTrailing());
            out.newLine(indent + CONTINUED);
            statement(text.substring(name), indent + CONTINUED, out);
            return;
        }
        Expression expression = Expression.parse(text.substring(value, text.length() - 1));
        int column = indent + head.length();
        int continued = indent;
        if (expression.fits(column, 1) || !head.endsWith("= ")) {
            out.print(head);
        } else if (expression.fits(indent + CONTINUED, 1) || column + expression.opening() > WIDTH) {
            out.print(head.stripTrailing());
            out.newLine(indent + CONTINUED);
            continued = indent + CONTINUED;
        } else {
            out.print(head);
        }
        expression.print(out, continued, 1);
        out.print(";");
    }

    /** Where the expression of a statement begins: after {@code return}, or after {@code =}. */
    private static int valueStart(String text) {
        if (text.startsWith("return ")) {
            return "return ".length();
        }
        int assignment = Brackets.find(text, " = ");
        if (assignment >= 0) {
            return assignment + " = ".length();
        }
        // A field without a value is a type and a name; a call has parentheses.
        return text.indexOf('(') < 0 ? text.length() : 0;
    }
}
