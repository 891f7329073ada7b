package dev.keywright.processor.write;

import dev.keywright.processor.plan.KeyAttribute;
import dev.keywright.processor.plan.KeyPlan;
import java.util.stream.Collectors;

/** Keys in DynamoDB's words, for javadoc. */
final class KeyDescriptions {
    private KeyDescriptions() {}

    /** What each attribute of a key holds: {@code PK = ORDER#{orderId}}, {@code SK = #ORDER}. */
    static String of(KeyPlan key) {
        return key.attributes().stream()
                .map(attribute -> Javadoc.code(equality(attribute)))
                .collect(Collectors.joining(", "));
    }

    /** {@code PK = ORDER#{orderId}}. */
    static String equality(KeyAttribute attribute) {
        return attribute.name() + " = " + value(attribute);
    }

    private static String value(KeyAttribute attribute) {
        if (attribute.source() instanceof KeyAttribute.Source.Native own) {
            return "{" + own.component().reference() + "}";
        }
        return attribute.source() instanceof KeyAttribute.Source.Type type
                ? type.typeName()
                : KeyNames.template(attribute).source();
    }
}
