package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.plan.KeyAttribute;
import dev.keywright.processor.template.Component;
import java.util.function.Function;

/** The values of key attributes as {@code AttributeValue}s, which keys need that aren't one or two texts. */
final class KeyValues {
    private KeyValues() {}

    /** Whether the attribute holds something else than a text that a template gives. */
    static boolean isNative(KeyAttribute attribute) {
        return attribute.source() instanceof KeyAttribute.Source.Native;
    }

    /** The value where {@code XKeys} itself needs it. */
    static CodeBlock inside(KeyAttribute attribute, KeyNames names, Function<Component, CodeBlock> argument) {
        return CodeBlock.of("");
    }
}
