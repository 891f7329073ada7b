package dev.keywright.processor.template;

/** What can be wrong with the text of a template, whatever it is bound to. */
public sealed interface TemplateProblem {
    /** A brace without its partner, a brace inside a placeholder, a placeholder without a name. */
    record Malformed(String what) implements TemplateProblem {}

    /** Nothing separates two placeholders. */
    record Touching(String first, String second) implements TemplateProblem {}

    /** The text after a placeholder does not begin with the delimiter. */
    record NoDelimiter(String placeholder, String literal) implements TemplateProblem {}

    /** {@code :raw} before the end: nothing would tell where its value ends. */
    record RawNotLast(String placeholder) implements TemplateProblem {}

    /** A literal holds what an escaped character of a value looks like. */
    record LooksEscaped(String literal, String sequence) implements TemplateProblem {}
}
