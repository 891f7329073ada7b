package dev.keywright.processor.plan;

import dev.keywright.processor.template.BoundTemplate;
import dev.keywright.processor.template.Component;
import java.util.List;

/**
 * One attribute of a key, and where its value comes from.
 *
 * @param name the stored name of the attribute
 * @param source where its value comes from
 */
public record KeyAttribute(String name, Source source) {
    /** Where the value of a key attribute comes from. */
    public sealed interface Source {
        /** From a template; Keywright writes the attribute. */
        record Templated(BoundTemplate template) implements Source {}

        /** From an attribute of the entity under its own stored name, with its native type. */
        record Native(Component component) implements Source {}

        /** From another key's template under the same attribute name: the inverted index. */
        record Shared(BoundTemplate template) implements Source {}

        /** From the type attribute. */
        record Type(String typeName) implements Source {}
    }

    /** Whether Keywright writes the attribute for this key. */
    public boolean isWritten() {
        return source instanceof Source.Templated;
    }

    /** Its template as it is written; the name of an attribute that is taken as it is. */
    public String describe() {
        if (source instanceof Source.Templated templated) {
            return templated.template().source();
        }
        return source instanceof Source.Shared shared ? shared.template().source() : name;
    }

    /** The components in it. */
    public List<Component> components() {
        if (source instanceof Source.Templated templated) {
            return templated.template().components();
        }
        if (source instanceof Source.Shared shared) {
            return shared.template().components();
        }
        return source instanceof Source.Native own ? List.of(own.component()) : List.of();
    }
}
