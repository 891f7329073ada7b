package dev.keywright.processor.plan;

import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.template.AttributePath;
import dev.keywright.processor.template.BoundFormat;
import dev.keywright.processor.template.BoundTemplate;
import dev.keywright.processor.template.BoundTemplate.Piece;
import dev.keywright.processor.template.Component;
import dev.keywright.processor.template.Delimiter;
import dev.keywright.processor.template.KeyTemplate;
import dev.keywright.processor.template.Part;
import dev.keywright.processor.template.format.Binding;
import dev.keywright.processor.template.format.Formats;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Binds the placeholders of a template to the attributes of a type. Silent about what can't be bound: the rules in
 * {@code check} ask the same questions of {@link KeyTemplate}, {@link AttributePath} and {@link Formats}, and tell.
 */
public final class TemplateBinder {
    private final Delimiter delimiter;

    /** For a table's delimiter. */
    public TemplateBinder(Delimiter delimiter) {
        this.delimiter = delimiter;
    }

    /** The bound template, or null if anything in it is wrong. */
    public @Nullable BoundTemplate bind(String source, List<AttributeModel> attributes) {
        KeyTemplate template = KeyTemplate.parse(source, delimiter);
        if (!template.problems().isEmpty() || source.isEmpty()) {
            return null;
        }
        List<Piece> pieces = new ArrayList<>();
        for (Part part : template.parts()) {
            if (part instanceof Part.Literal literal) {
                pieces.add(new Piece.Literal(literal.text()));
            } else {
                Part.Placeholder placeholder = (Part.Placeholder) part;
                Component component = component(placeholder.path(), placeholder.format(), attributes);
                if (component == null) {
                    return null;
                }
                pieces.add(new Piece.Value(component));
            }
        }
        return new BoundTemplate(source, List.copyOf(pieces));
    }

    /** A component of one attribute, or null if there is none of that path or it can't take the format. */
    public @Nullable Component component(String path, String format, List<AttributeModel> attributes) {
        if (AttributePath.find(attributes, path) instanceof AttributePath.Found found
                && Formats.bind(format, found.leaf(), delimiter) instanceof Binding.Bound bound) {
            return new Component(name(found.path(), bound.format()), found.path(), found.leaf(), bound.format());
        }
        return null;
    }

    /** The component of an attribute that is a key attribute itself, or null if its type can't be. */
    @Nullable
    Component nativeComponent(AttributeModel attribute) {
        List<AttributeModel> alone = List.of(attribute);
        if (AttributePath.find(alone, attribute.name()) instanceof AttributePath.Found found) {
            BoundFormat format = NativeFormats.of(found.leaf(), delimiter);
            return format == null ? null : new Component(attribute.name(), alone, found.leaf(), format);
        }
        return null;
    }

    private static String name(List<AttributeModel> path, BoundFormat format) {
        StringBuilder name = new StringBuilder(path.get(0).name());
        for (AttributeModel step : path.subList(1, path.size())) {
            name.append(capitalized(step.name()));
        }
        return format.conversion() == null ? name.toString() : name + capitalized(format.name());
    }

    static String capitalized(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }
}
