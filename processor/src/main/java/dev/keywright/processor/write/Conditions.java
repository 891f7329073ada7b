package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.Shape;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.plan.KeyPlan;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** Under which conditions an item has a key, as a Java expression. */
final class Conditions {
    private final Shape shape;
    private final Function<List<AttributeModel>, CodeBlock> values;

    /** Conditions on what {@code values} gives for an attribute: its content, or null where it is absent. */
    Conditions(Shape shape, Function<List<AttributeModel>, CodeBlock> values) {
        this.shape = shape;
        this.values = values;
    }

    /** The attributes that a condition or a component of the key needs to be there, or not to be. */
    List<List<AttributeModel>> attributes(KeyPlan key) {
        List<List<AttributeModel>> paths = new ArrayList<>();
        key.when().forEach(when -> paths.add(path(when)));
        key.nullable().forEach(component -> paths.add(component.path()));
        return paths;
    }

    /** The whole condition; empty where an item always has the key. */
    CodeBlock of(KeyPlan key) {
        Set<CodeBlock> terms = new LinkedHashSet<>();
        key.when().forEach(when -> terms.add(term(when)));
        key.nullable().forEach(component -> terms.add(CodeBlock.of("$L != null", values.apply(component.path()))));
        terms.removeIf(CodeBlock::isEmpty);
        boolean several = terms.size() > 1;
        return terms.stream()
                .map(term -> several && term.toString().contains(" || ") ? CodeBlock.of("($L)", term) : term)
                .collect(CodeBlock.joining(" && "));
    }

    private CodeBlock term(WhenModel when) {
        List<AttributeModel> path = path(when);
        boolean nullable = path.stream().anyMatch(AttributeModel::nullable);
        CodeBlock value = values.apply(path);
        if (when.values().isEmpty()) {
            return nullable ? CodeBlock.of("$L $L null", value, when.absent() ? "==" : "!=") : CodeBlock.of("");
        }
        ValueType type = Access.content(path.get(path.size() - 1).value());
        return when.values().stream()
                .map(expected -> equality(type, value, expected, nullable))
                .collect(CodeBlock.joining(" || "));
    }

    private static CodeBlock equality(ValueType type, CodeBlock value, String expected, boolean nullable) {
        if (type instanceof ValueType.Enumeration) {
            return CodeBlock.of("$L == $T.$N", value, JavaTypes.className(type.type()), expected);
        }
        if (type instanceof ValueType.Scalar scalar && scalar.scalar() == ScalarType.BOOLEAN) {
            boolean isTrue = Boolean.parseBoolean(expected);
            return nullable
                    ? CodeBlock.of("$T.$L.equals($L)", Boolean.class, isTrue ? "TRUE" : "FALSE", value)
                    : CodeBlock.of("$L$L", isTrue ? "" : "!", value);
        }
        return CodeBlock.of("$S.equals($L)", expected, Access.unwrapped(type, value));
    }

    private List<AttributeModel> path(WhenModel when) {
        List<AttributeModel> path = new ArrayList<>();
        List<AttributeModel> attributes = shape.attributes();
        for (String step : when.attribute().split("\\.", -1)) {
            AttributeModel attribute = attributes.stream()
                    .filter(candidate -> candidate.name().equals(step))
                    .findFirst()
                    .orElseThrow();
            path.add(attribute);
            attributes = Access.content(attribute.value()) instanceof ValueType.Nested nested
                    ? nested.shape().attributes()
                    : List.of();
        }
        return List.copyOf(path);
    }
}
