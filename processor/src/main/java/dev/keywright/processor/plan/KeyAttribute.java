package dev.keywright.processor.plan;

import dev.keywright.processor.template.BoundTemplate;
import dev.keywright.processor.template.BoundTemplate.Piece;
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

    /** Its template; of what is taken as it is, a template of just that. */
    public BoundTemplate template() {
        if (source instanceof Source.Templated templated) {
            return templated.template();
        }
        if (source instanceof Source.Shared shared) {
            return shared.template();
        }
        Piece piece = source instanceof Source.Native own
                ? new Piece.Value(own.component())
                : new Piece.Literal(((Source.Type) source).typeName());
        return new BoundTemplate(name, List.of(piece));
    }

    /** The components in it. */
    public List<Component> components() {
        return template().components();
    }
}
