package dev.keywright.processor.template;

import java.util.ArrayList;
import java.util.List;

/**
 * A key template whose placeholders are bound to attributes.
 *
 * @param source as it is written
 * @param parts its pieces; neighbouring literals are merged
 */
public record BoundTemplate(String source, List<Piece> parts) {
    /** A piece. */
    public sealed interface Piece {
        /** Text that stands in the key as it is. */
        record Literal(String text) implements Piece {}

        /** A component's encoded value. */
        record Value(Component component) implements Piece {}
    }

    /** Its components in order. */
    public List<Component> components() {
        List<Component> components = new ArrayList<>();
        for (Piece part : parts) {
            if (part instanceof Piece.Value value) {
                components.add(value.component());
            }
        }
        return List.copyOf(components);
    }

    /** Whether it has no placeholder. */
    public boolean isConstant() {
        return components().isEmpty();
    }

    /** The first so many pieces, as a template of its own. */
    public BoundTemplate first(int pieces) {
        StringBuilder text = new StringBuilder();
        for (Piece part : parts.subList(0, pieces)) {
            text.append(part instanceof Piece.Literal literal ? literal.text() : "{" + describe(part) + "}");
        }
        return new BoundTemplate(text.toString(), parts.subList(0, pieces));
    }

    private static String describe(Piece part) {
        Component component = ((Piece.Value) part).component();
        String name = component.format().name();
        String dotted = String.join(
                ".",
                component.path().stream().map(attribute -> attribute.name()).toList());
        return name.isEmpty() ? dotted : dotted + ":" + name;
    }
}
