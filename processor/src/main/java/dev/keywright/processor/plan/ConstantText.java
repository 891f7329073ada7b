package dev.keywright.processor.plan;

import dev.keywright.processor.template.BoundTemplate;
import dev.keywright.processor.template.BoundTemplate.Piece;
import dev.keywright.processor.template.Component;
import dev.keywright.processor.template.Delimiter;
import dev.keywright.processor.template.EncodedForm;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Puts the values that the {@code where} of a pattern fixes into templates, as they stand in keys. */
final class ConstantText {
    private ConstantText() {}

    /** The template with the constants, by component name, in place of their components. */
    static BoundTemplate in(BoundTemplate template, Map<String, String> constants, char delimiter) {
        return constants.isEmpty() ? template : in(template, component -> of(component, constants, delimiter));
    }

    /** The template with texts in place of the components that have one; {@code ""} for none. */
    static BoundTemplate in(BoundTemplate template, Function<Component, String> texts) {
        List<Piece> pieces = new ArrayList<>();
        for (Piece piece : template.parts()) {
            String text = piece instanceof Piece.Literal literal
                    ? literal.text()
                    : texts.apply(((Piece.Value) piece).component());
            if (text.isEmpty()) {
                pieces.add(piece);
            } else if (!pieces.isEmpty() && pieces.get(pieces.size() - 1) instanceof Piece.Literal before) {
                pieces.set(pieces.size() - 1, new Piece.Literal(before.text() + text));
            } else {
                pieces.add(new Piece.Literal(text));
            }
        }
        return new BoundTemplate(template.source(), List.copyOf(pieces));
    }

    /** What a component stands for, as it is written in keys; {@code ""} if no constant fixes it. */
    static String of(Component component, Map<String, String> constants, char delimiter) {
        String value = cased(component.format().name(), constants.getOrDefault(component.name(), ""));
        boolean escaped = component.format().form() instanceof EncodedForm.Text
                && !component.format().name().equals("plain");
        return escaped ? new Delimiter(delimiter).escape(value) : value;
    }

    /** As the runtime folds case: one code point at a time, in no particular language. */
    private static String cased(String format, String value) {
        if (!format.equals("lower") && !format.equals("upper")) {
            return value;
        }
        StringBuilder cased = new StringBuilder();
        value.codePoints()
                .map(format.equals("lower") ? Character::toLowerCase : Character::toUpperCase)
                .forEach(cased::appendCodePoint);
        return cased.toString();
    }
}
