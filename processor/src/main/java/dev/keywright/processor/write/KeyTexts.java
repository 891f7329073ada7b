package dev.keywright.processor.write;

import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.KeyAttribute;
import dev.keywright.processor.plan.KeyAttribute.Source;
import dev.keywright.processor.template.BoundFormat;
import dev.keywright.processor.template.BoundTemplate;
import dev.keywright.processor.template.BoundTemplate.Piece;
import dev.keywright.processor.template.Component;
import dev.keywright.processor.template.EncodedForm;
import dev.keywright.processor.template.RuntimeRef;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Key attributes as templates. All that is text is one: an attribute of the entity that is itself a key attribute is a
 * template of that alone, the type attribute one without placeholder. Numbers, binaries, and texts that have no format for
 * keys, as URIs, are none.
 */
final class KeyTexts {
    private KeyTexts() {}

    /** Whether the attribute is text that a format of the runtime's writes. */
    static boolean isText(KeyAttribute attribute) {
        if (!(attribute.source() instanceof Source.Native own)) {
            return true;
        }
        ValueType leaf = own.component().leaf();
        boolean hasFormat = !own.component().format().format().member().equals("raw");
        return leaf.stored() == ScalarType.Stored.TEXT && (isString(leaf) || hasFormat);
    }

    private static boolean isString(ValueType leaf) {
        return leaf instanceof ValueType.Scalar scalar && scalar.scalar() == ScalarType.STRING;
    }

    /** The template of an attribute that is text. */
    static BoundTemplate template(KeyAttribute attribute) {
        if (attribute.source() instanceof Source.Native own) {
            Component component = asStored(own.component());
            return new BoundTemplate("{" + component.reference() + "}", List.of(new Piece.Value(component)));
        }
        if (attribute.source() instanceof Source.Type type) {
            return new BoundTemplate(type.typeName(), List.of(new Piece.Literal(type.typeName())));
        }
        return attribute.source() instanceof Source.Shared shared
                ? shared.template()
                : ((Source.Templated) attribute.source()).template();
    }

    /** A component as the codec of its attribute stores it, which escapes nothing. */
    static Component asStored(Component component) {
        if (!isString(component.leaf())) {
            return component;
        }
        TypeRef type = component.format().parameterType();
        RuntimeRef raw = RuntimeRef.call("TextFormat", "raw");
        BoundFormat format = new BoundFormat("raw", type, raw, null, new EncodedForm.Raw(), true, true);
        return new Component(component.name(), component.path(), component.leaf(), format);
    }

    /** The text of a template without placeholders. */
    static String literal(BoundTemplate template) {
        return template.parts().stream()
                .map(piece -> ((Piece.Literal) piece).text())
                .collect(Collectors.joining());
    }

    /** The components of a template, each once. */
    static List<Component> distinct(BoundTemplate template) {
        Map<String, Component> byName = new LinkedHashMap<>();
        template.components().forEach(component -> byName.putIfAbsent(component.name(), component));
        return List.copyOf(byName.values());
    }
}
