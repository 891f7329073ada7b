package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.plan.ClaimPlan;
import dev.keywright.processor.plan.KeyAttribute;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.template.BoundTemplate;
import dev.keywright.processor.template.BoundTemplate.Piece;
import dev.keywright.processor.template.Component;
import java.util.List;
import java.util.function.Function;

/**
 * Keys and their parts as expressions of the values of components. All writers that need a key's text ask here, so that only
 * {@code XKeys} builds one.
 *
 * @param names the members of {@code XKeys}
 * @param receiver what stands before them: {@code OrderKeys.}, nothing inside
 * @param values the values of components
 */
record KeyExpressions(KeyNames names, CodeBlock receiver, Function<Component, CodeBlock> values) {
    /** Expressions inside {@code XKeys}, whose methods' parameters are the components. */
    static KeyExpressions inside(KeyNames names) {
        return new KeyExpressions(names, CodeBlock.of(""), Parameters::name);
    }

    /** Expressions elsewhere. */
    static KeyExpressions of(KeyNames names, Function<Component, CodeBlock> values) {
        return new KeyExpressions(names, CodeBlock.of("$T.", names.type()), values);
    }

    /** The call that builds a key. */
    CodeBlock key(KeyPlan key) {
        return CodeBlock.of("$L$L($L)", receiver, names.builder(key), arguments(key.parameters()));
    }

    /** A claim. */
    CodeBlock claim(ClaimPlan claim) {
        return CodeBlock.of("$L$L($L)", receiver, KeyNames.claim(claim), arguments(claim.components()));
    }

    /** The text of a key attribute. */
    CodeBlock text(KeyPlan key, KeyAttribute attribute) {
        BoundTemplate template = KeyTexts.template(attribute);
        String method = attribute.isWritten() ? names.text(key, attribute) : names.sharedText(attribute);
        return method.isEmpty()
                ? text(template)
                : CodeBlock.of("$L$L($L)", receiver, method, arguments(KeyTexts.distinct(template)));
    }

    /** The text of a template. */
    CodeBlock text(BoundTemplate template) {
        CodeBlock pieces = template.parts().stream().map(this::piece).collect(CodeBlock.joining(", "));
        return template.parts().size() == 1 ? pieces : CodeBlock.of("$T.of($L)", RuntimeTypes.KEY_TEXT, pieces);
    }

    private CodeBlock piece(Piece piece) {
        if (piece instanceof Piece.Literal literal) {
            return CodeBlock.of("$S", literal.text());
        }
        Component component = ((Piece.Value) piece).component();
        return CodeBlock.of("$L$L.encode($L)", receiver, names.constant(component), values.apply(component));
    }

    /** The value of a key attribute that is a number or binary. */
    CodeBlock nativeValue(KeyAttribute attribute) {
        Component component = attribute.components().get(0);
        return CodeBlock.of("$L$L.encode($L)", receiver, names.constant(attribute), values.apply(component));
    }

    /** The value of a key attribute: a text, or an {@code AttributeValue}. */
    CodeBlock value(KeyPlan key, KeyAttribute attribute) {
        return KeyTexts.isText(attribute) ? text(key, attribute) : nativeValue(attribute);
    }

    private CodeBlock arguments(List<Component> components) {
        return components.stream().map(values).collect(CodeBlock.joining(", "));
    }
}
