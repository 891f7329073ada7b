package dev.keywright.processor.plan;

import dev.keywright.key.KeyFormat;
import dev.keywright.key.KeyPart;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.template.BoundTemplate;
import dev.keywright.processor.template.BoundTemplate.Piece;
import dev.keywright.processor.template.Component;
import dev.keywright.processor.template.RuntimeRef;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Writes keys as generated code does, with the runtime's own formats. */
final class KeyTexts {
    private static final Map<RuntimeRef, KeyFormat<Object>> FORMATS = new HashMap<>();

    private KeyTexts() {}

    /** A component of a key, as generated {@code XKeys} hold it. */
    static KeyPart<Object> part(Component component) {
        return KeyPart.of("E", component.name(), format(component.format().format()));
    }

    /** A value as it stands in keys. */
    static String text(Component component, Object value) {
        return part(component).encode(value);
    }

    /** A template with the values of its components. */
    static String text(BoundTemplate template, Function<Component, Object> values) {
        StringBuilder text = new StringBuilder();
        for (Piece piece : template.parts()) {
            if (piece instanceof Piece.Literal literal) {
                text.append(literal.text());
            } else {
                Component component = ((Piece.Value) piece).component();
                text.append(text(component, values.apply(component)));
            }
        }
        return text.toString();
    }

    /** A key attribute with the values of its components. */
    static AttributeValue value(KeyAttribute attribute, Function<Component, Object> values) {
        if (attribute.source() instanceof KeyAttribute.Source.Native own) {
            return stored(values.apply(own.component()));
        }
        return AttributeValue.fromS(text(attribute.template(), values));
    }

    /** A value as an attribute of its own. */
    static AttributeValue stored(Object value) {
        return value instanceof Integer number
                ? AttributeValue.fromN(number.toString())
                : AttributeValue.fromS(value instanceof Enum<?> constant ? constant.name() : String.valueOf(value));
    }

    /** The value that a condition names. */
    static Object named(Component component, String text) {
        if (component.leaf() instanceof ValueType.Enumeration enumeration) {
            for (Object constant : Samples.enumClass(enumeration.type()).getEnumConstants()) {
                if (((Enum<?>) constant).name().equals(text)) {
                    return constant;
                }
            }
        }
        return text.equals("true") || text.equals("false") ? (Object) Boolean.valueOf(text) : text;
    }

    private static KeyFormat<Object> format(RuntimeRef reference) {
        return FORMATS.computeIfAbsent(reference, KeyTexts::find);
    }

    @SuppressWarnings("unchecked")
    private static KeyFormat<Object> find(RuntimeRef reference) {
        try {
            Class<?> type = Class.forName("dev.keywright.key." + reference.className());
            if (!reference.call()) {
                return (KeyFormat<Object>) type.getField(reference.member()).get(null);
            }
            Object[] arguments = reference.arguments().stream()
                    .map(argument -> argument instanceof TypeRef ref ? Samples.enumClass(ref) : argument)
                    .toArray();
            for (Method method : type.getMethods()) {
                if (method.getName().equals(reference.member())
                        && method.getParameterCount() == arguments.length
                        && Modifier.isStatic(method.getModifiers())) {
                    return (KeyFormat<Object>) method.invoke(null, arguments);
                }
            }
            throw new IllegalArgumentException("no " + reference);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("no " + reference, e);
        }
    }
}
