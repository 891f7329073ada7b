package dev.keywright.processor.template;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A key template, parsed: literals and placeholders, {@code ORDER#{orderId}}.
 *
 * @param source as it is written
 * @param parts its parts; of a template with problems, those that could be told
 * @param problems what is wrong with its text
 */
public record KeyTemplate(String source, List<Part> parts, List<TemplateProblem> problems) {
    /** Parses a template. */
    public static KeyTemplate parse(String source, Delimiter delimiter) {
        return new Parser(source, delimiter).parse();
    }

    /** Its placeholders in order. */
    public List<Part.Placeholder> placeholders() {
        List<Part.Placeholder> placeholders = new ArrayList<>();
        for (Part part : parts) {
            if (part instanceof Part.Placeholder placeholder) {
                placeholders.add(placeholder);
            }
        }
        return List.copyOf(placeholders);
    }

    /** What is wrong with its text in one way. */
    public <P extends TemplateProblem> List<P> problems(Class<P> kind) {
        return problems.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** The bytes of its literals in UTF-8: what its keys have at least. */
    public int literalBytes() {
        int bytes = 0;
        for (Part part : parts) {
            if (part instanceof Part.Literal literal) {
                bytes += literal.text().getBytes(StandardCharsets.UTF_8).length;
            }
        }
        return bytes;
    }

    private static final class Parser {
        private static final String RAW = "raw";

        private final String source;
        private final Delimiter delimiter;
        private final List<Part> parts = new ArrayList<>();
        private final List<TemplateProblem> problems = new ArrayList<>();

        Parser(String source, Delimiter delimiter) {
            this.source = source;
            this.delimiter = delimiter;
        }

        KeyTemplate parse() {
            int at = 0;
            while (at < source.length()) {
                at = source.charAt(at) == '{' ? placeholder(at) : literal(at);
            }
            for (int i = 0; i + 1 < parts.size(); i++) {
                if (parts.get(i) instanceof Part.Placeholder placeholder
                        && placeholder.format().equals(RAW)) {
                    problems.add(new TemplateProblem.RawNotLast(placeholder.toString()));
                }
            }
            // A brace in the wrong place makes the rest look wrong as well.
            List<TemplateProblem> told = problems.stream()
                    .filter(TemplateProblem.Malformed.class::isInstance)
                    .findFirst()
                    .map(List::of)
                    .orElse(problems);
            return new KeyTemplate(source, List.copyOf(parts), List.copyOf(told));
        }

        private int literal(int start) {
            int end = source.indexOf('{', start);
            String text = source.substring(start, end < 0 ? source.length() : end);
            if (text.indexOf('}') >= 0) {
                problems.add(new TemplateProblem.Malformed("a } without its {"));
            }
            if (last() instanceof Part.Placeholder before && text.charAt(0) != delimiter.character()) {
                problems.add(new TemplateProblem.NoDelimiter(before.toString(), text));
            }
            String escape = delimiter.escapeIn(text);
            if (!escape.isEmpty()) {
                problems.add(new TemplateProblem.LooksEscaped(text, escape));
            }
            parts.add(new Part.Literal(text));
            return start + text.length();
        }

        private int placeholder(int start) {
            int end = source.indexOf('}', start);
            if (end < 0) {
                problems.add(new TemplateProblem.Malformed("a { without its }"));
                return source.length();
            }
            String inside = source.substring(start + 1, end);
            int colon = inside.indexOf(':');
            String path = colon < 0 ? inside : inside.substring(0, colon);
            if (inside.indexOf('{') >= 0) {
                problems.add(new TemplateProblem.Malformed("a { inside a placeholder"));
            } else if (path.isEmpty()) {
                problems.add(new TemplateProblem.Malformed("a placeholder without an attribute"));
            } else if (colon == inside.length() - 1) {
                problems.add(new TemplateProblem.Malformed("a colon without a format"));
            } else {
                Part.Placeholder placeholder = new Part.Placeholder(path, colon < 0 ? "" : inside.substring(colon + 1));
                if (last() instanceof Part.Placeholder before) {
                    problems.add(new TemplateProblem.Touching(before.toString(), placeholder.toString()));
                }
                parts.add(placeholder);
            }
            return end + 1;
        }

        private Part last() {
            return parts.isEmpty() ? new Part.Literal("") : parts.get(parts.size() - 1);
        }
    }
}
