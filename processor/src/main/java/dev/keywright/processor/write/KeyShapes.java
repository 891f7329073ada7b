package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.plan.ClaimPlan;
import dev.keywright.processor.plan.KeyAttribute;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.template.BoundTemplate;
import dev.keywright.processor.template.BoundTemplate.Piece;
import dev.keywright.processor.template.Component;
import dev.keywright.processor.template.EncodedForm;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The primary keys of a type as regular expressions, which tell items apart in a table without a type attribute. They say
 * just what the check for equal keys assumes of each component, so that an item never fits two types.
 */
final class KeyShapes {
    /** Anything but what the runtime puts between partition and sort key. */
    private static final String NO_BOUNDARY = "\\x{d800}";

    private static final String ANYTHING = "[^" + NO_BOUNDARY + "]*";

    private final char delimiter;
    private final Map<String, Integer> groups = new HashMap<>();

    private KeyShapes(char delimiter) {
        this.delimiter = delimiter;
    }

    /** The shape of an entity's primary key. */
    static CodeBlock of(KeyPlan key, char delimiter) {
        KeyShapes shapes = new KeyShapes(delimiter);
        return expression(key.attributes().stream().map(shapes::attribute).toList());
    }

    /** The shape of the keys of a constraint's claim items. */
    static CodeBlock of(ClaimPlan claim, boolean hasSortKey, char delimiter) {
        KeyShapes shapes = new KeyShapes(delimiter);
        String partition = shapes.template(claim.partition());
        BoundTemplate sort = claim.sort() == null ? claim.partition() : claim.sort();
        return expression(hasSortKey ? List.of(partition, shapes.template(sort)) : List.of(partition));
    }

    private static CodeBlock expression(List<String> expressions) {
        CodeBlock arguments =
                expressions.stream().map(text -> CodeBlock.of("$S", text)).collect(CodeBlock.joining(", "));
        return CodeBlock.of("$T.of($L)", RuntimeTypes.KEY_SHAPE, arguments);
    }

    /** What no format of the runtime's writes is told by nothing. */
    private String attribute(KeyAttribute attribute) {
        return KeyTexts.isText(attribute) ? template(KeyTexts.template(attribute)) : ANYTHING;
    }

    private String template(BoundTemplate template) {
        return template.parts().stream()
                .map(piece -> piece instanceof Piece.Literal literal
                        ? quoted(literal.text())
                        : component(((Piece.Value) piece).component()))
                .collect(Collectors.joining());
    }

    private String component(Component component) {
        String id = component.reference() + ":" + component.format().name();
        Integer group = groups.get(id);
        if (group != null) {
            return "\\" + group;
        }
        groups.put(id, groups.size() + 1);
        return "(" + form(component.format().form()) + ")";
    }

    private String form(EncodedForm form) {
        if (form instanceof EncodedForm.Masked masked) {
            return masked.masks().stream().map(KeyShapes::mask).collect(Collectors.joining("|"));
        }
        if (form instanceof EncodedForm.OneOf one) {
            return one.texts().stream().map(KeyShapes::quoted).collect(Collectors.joining("|"));
        }
        return form instanceof EncodedForm.Raw
                ? "[^" + NO_BOUNDARY + "]+"
                : "[^" + quoted(String.valueOf(delimiter)) + NO_BOUNDARY + "]+";
    }

    private static String mask(String mask) {
        StringBuilder expression = new StringBuilder();
        for (int from = 0, to; from < mask.length(); from = to) {
            char c = mask.charAt(from);
            to = from + 1;
            if (c != '0' && c != 'x') {
                expression.append(quoted(String.valueOf(c)));
                continue;
            }
            while (to < mask.length() && mask.charAt(to) == c) {
                to++;
            }
            expression
                    .append(c == '0' ? "[0-9]" : "[0-9a-f]")
                    .append('{')
                    .append(to - from)
                    .append('}');
        }
        return expression.toString();
    }

    /** Each character of the text as itself. */
    private static String quoted(String text) {
        return text.replaceAll("[\\p{Punct}&&[^_]]", "\\\\$0");
    }
}
