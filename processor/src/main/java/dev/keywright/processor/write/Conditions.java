package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.Shape;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.plan.ClaimPlan;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.template.Component;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** Under which conditions an item has a key or claim, as a Java expression. */
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
        return attributes(key.when(), key.nullable());
    }

    /** As {@link #attributes(KeyPlan)}, of a claim. */
    List<List<AttributeModel>> attributes(ClaimPlan claim) {
        return attributes(claim.when(), claim.nullable());
    }

    private List<List<AttributeModel>> attributes(List<WhenModel> whens, List<Component> nullable) {
        List<List<AttributeModel>> paths = new ArrayList<>();
        whens.forEach(when -> paths.add(path(when)));
        nullable.forEach(component -> paths.add(component.path()));
        return paths;
    }

    /** The whole condition; empty where an item always has the key. */
    CodeBlock of(KeyPlan key) {
        return of(key.when(), key.nullable());
    }

    /** The whole condition; empty where an item always holds the claim. */
    CodeBlock of(ClaimPlan claim) {
        return of(claim.when(), claim.nullable());
    }

    private CodeBlock of(List<WhenModel> whens, List<Component> nullable) {
        Set<CodeBlock> terms = new LinkedHashSet<>();
        whens.forEach(when -> terms.add(term(when)));
        nullable.forEach(component -> terms.add(CodeBlock.of("$L != null", values.apply(component.path()))));
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
        ValueType type = path.get(path.size() - 1).value().content();
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
            attributes = attribute.value().content() instanceof ValueType.Nested nested
                    ? nested.shape().attributes()
                    : List.of();
        }
        return List.copyOf(path);
    }
}
