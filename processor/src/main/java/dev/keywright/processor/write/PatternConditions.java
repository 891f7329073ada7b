package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.KeyAttribute;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.SortPlan;
import dev.keywright.processor.template.BoundTemplate;
import dev.keywright.processor.template.BoundTemplate.Piece;
import dev.keywright.processor.template.Component;
import java.util.List;

/** The key condition of a pattern, and its range, as the runtime takes them. */
final class PatternConditions {
    private final PatternPlan plan;
    private final KeyNames names;
    private final KeyExpressions keys;
    private final char delimiter;

    PatternConditions(PatternPlan plan, KeyNames names, char delimiter) {
        this.plan = plan;
        this.names = names;
        this.keys = KeyExpressions.of(names, this::value);
        this.delimiter = delimiter;
    }

    /** The primary key that a pattern gives. */
    CodeBlock key() {
        return keys.key(plan.key());
    }

    /** What is the same for every bound. */
    CodeBlock condition() {
        KeyPlan key = plan.key();
        CodeBlock.Builder condition =
                CodeBlock.builder().add("$T.partition($L)", RuntimeTypes.KEY_CONDITION, partition());
        for (KeyAttribute attribute : key.sort().subList(0, plan.sortEquals())) {
            condition.add(".sortEquals($L)", keys.value(key, attribute));
        }
        SortPlan sort = plan.sort();
        if (sort instanceof SortPlan.Equal equal) {
            condition.add(".sortEquals($L)", wholeOr(equal.template()));
        } else if (sort instanceof SortPlan.EqualNative) {
            condition.add(".sortEquals($L)", keys.value(key, constrained()));
        } else if (sort instanceof SortPlan.Prefix prefix) {
            condition.add(".sortStartsWith($L)", keys.text(prefix.template()));
        } else if (sort instanceof SortPlan.Between between) {
            condition.add(".sortBetween($L, $L)", keys.text(between.low()), keys.text(between.high()));
        }
        return condition.build();
    }

    /** The text of the whole sort key has a method of its own. */
    private CodeBlock wholeOr(BoundTemplate template) {
        KeyAttribute attribute = constrained();
        return KeyTexts.isText(attribute) && KeyTexts.template(attribute).equals(template)
                ? keys.text(plan.key(), attribute)
                : keys.text(template);
    }

    private CodeBlock partition() {
        KeyPlan key = plan.key();
        if (key.partition().size() == 1) {
            return keys.value(key, key.partition().get(0));
        }
        return key.partition().stream()
                .map(attribute -> KeyTexts.isText(attribute)
                        ? CodeBlock.of("$T.fromS($L)", RuntimeTypes.ATTRIBUTE_VALUE, keys.text(key, attribute))
                        : keys.nativeValue(attribute))
                .collect(CodeBlock.joining(", "));
    }

    private KeyAttribute constrained() {
        return plan.key().sort().get(plan.sortEquals());
    }

    /** What the caller bounds; empty where that is nothing. */
    CodeBlock range() {
        SortPlan sort = plan.sort();
        if (sort instanceof SortPlan.RangeNative) {
            KeyAttribute attribute = constrained();
            return KeyTexts.isText(attribute)
                    ? textRange(
                            "last",
                            CodeBlock.of("\"\""),
                            KeyTexts.template(attribute).components().get(0),
                            false)
                    : CodeBlock.of("$T.of($T.$L)", RuntimeTypes.NATIVE_RANGE, names.type(), names.constant(attribute));
        }
        if (sort instanceof SortPlan.Range range) {
            List<Piece> prefix = range.prefix().parts();
            CodeBlock text = prefix.isEmpty() ? CodeBlock.of("\"\"") : keys.text(range.prefix());
            boolean delimited = !prefix.isEmpty()
                    && prefix.get(prefix.size() - 1) instanceof Piece.Literal literal
                    && literal.text().charAt(literal.text().length() - 1) == delimiter;
            return textRange(range.followed() ? "followed" : "last", text, range.component(), delimited);
        }
        return CodeBlock.of("");
    }

    /** A prefix that ends in the delimiter tells it. */
    private CodeBlock textRange(String kind, CodeBlock prefix, Component component, boolean delimited) {
        CodeBlock part = CodeBlock.of("$T.$L", names.type(), names.constant(component));
        return delimited
                ? CodeBlock.of("$T.$L($L, $L)", RuntimeTypes.TEXT_RANGE, kind, prefix, part)
                : CodeBlock.of("$T.$L($L, $L, '$L')", RuntimeTypes.TEXT_RANGE, kind, prefix, part, delimiter);
    }

    /** What the caller gives, or what {@code where} says. */
    private CodeBlock value(Component component) {
        String constant = plan.constants().get(component.name());
        if (constant == null) {
            return Parameters.name(component);
        }
        if (component.leaf() instanceof ValueType.Enumeration) {
            return CodeBlock.of("$T.$N", JavaTypes.className(component.leaf().type()), constant);
        }
        return component.leaf() instanceof ValueType.Scalar scalar && scalar.scalar() == ScalarType.BOOLEAN
                ? CodeBlock.of("$L", constant)
                : CodeBlock.of("$S", constant);
    }
}
