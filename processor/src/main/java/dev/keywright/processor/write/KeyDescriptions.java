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
        return KeyTexts.isText(attribute)
                ? KeyTexts.template(attribute).source()
                : "{" + attribute.components().get(0).reference() + "}";
    }
}
