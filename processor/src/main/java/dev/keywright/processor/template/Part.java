package dev.keywright.processor.template;

/** A piece of a key template as it is written. */
public sealed interface Part {
    /** Text that stands in the key as it is. */
    record Literal(String text) implements Part {}

    /**
     * A placeholder.
     *
     * @param path the attribute, or a path into a nested one: {@code address.city}
     * @param format what follows the colon; {@code ""} for none
     */
    record Placeholder(String path, String format) implements Part {
        @Override
        public String toString() {
            return format.isEmpty() ? "{" + path + "}" : "{" + path + ":" + format + "}";
        }
    }
}
