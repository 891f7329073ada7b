package dev.keywright.processor.write;

/** Text of the user's as javadoc. */
final class Javadoc {
    private Javadoc() {}

    /** Free text: nothing in it is markup. */
    static String text(String text) {
        return text.strip()
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("@", "&#64;")
                .replace("\\", "&#92;")
                .replace("*/", "*&#47;")
                .replaceAll("\\s+", " ");
    }

    /** Free text as a sentence. */
    static String sentence(String text) {
        String escaped = text(text);
        return escaped.isEmpty() || ".!?".indexOf(escaped.charAt(escaped.length() - 1)) >= 0 ? escaped : escaped + ".";
    }

    /** Text in typewriter letters. */
    static String code(String text) {
        return balanced(text) && text.indexOf('\\') < 0 && !text.contains("*/")
                ? "{@code " + text + "}"
                : "<code>" + text(text).replace("{", "&#123;").replace("}", "&#125;") + "</code>";
    }

    private static boolean balanced(String text) {
        int depth = 0;
        for (int i = 0; i < text.length() && depth >= 0; i++) {
            depth += text.charAt(i) == '{' ? 1 : text.charAt(i) == '}' ? -1 : 0;
        }
        return depth == 0;
    }
}
