package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.plan.KeyAttribute;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.plan.PatternPlan;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The constant that holds what no argument of a pattern changes. */
final class PlanField {
    private PlanField() {}

    /**
     * A constant.
     *
     * @param name its name
     * @param plan the pattern
     * @param owner the simple name of the type that the pattern is on
     * @param rows what an item is read as
     * @param parser what reads it
     * @param typeAttribute that of the table, {@code ""} for none
     * @param completion what completes its rows
     */
    static FieldSpec of(
            String name,
            PatternPlan plan,
            String owner,
            TypeName rows,
            CodeBlock parser,
            String typeAttribute,
            CodeBlock completion) {
        return FieldSpec.builder(
                        ParameterizedTypeName.get(RuntimeTypes.QUERY_PLAN, rows),
                        name,
                        Modifier.PRIVATE,
                        Modifier.STATIC,
                        Modifier.FINAL)
                .initializer(
                        "$T.of($S, $L)$L$L$L$L$L",
                        RuntimeTypes.QUERY_PLAN,
                        owner + "." + plan.pattern().name(),
                        parser,
                        served(plan.key()),
                        plan.pattern().descending() ? ".descending()" : "",
                        plan.pattern().consistent() ? ".consistent()" : "",
                        TrimExpression.of(plan.trim(), typeAttribute),
                        completion)
                .build();
    }

    private static CodeBlock served(KeyPlan key) {
        if (key.index().isEmpty()) {
            return CodeBlock.of(".table($L)", names(key.attributes()));
        }
        if (key.partition().size() == 1 && key.sort().size() <= 1) {
            return CodeBlock.of(".index($S, $L)", key.index(), names(key.attributes()));
        }
        return CodeBlock.of(
                ".index($S, $T.of($L), $T.of($L))",
                key.index(),
                List.class,
                names(key.partition()),
                List.class,
                names(key.sort()));
    }

    private static CodeBlock names(List<KeyAttribute> attributes) {
        return attributes.stream()
                .map(attribute -> CodeBlock.of("$S", attribute.name()))
                .collect(CodeBlock.joining(", "));
    }
}
