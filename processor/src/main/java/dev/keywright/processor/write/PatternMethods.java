package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.SortPlan;
import dev.keywright.processor.template.Component;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** The patterns of an entity or collection: a constant for the plan and a method for the question. */
final class PatternMethods {
    private final ClassName result;
    private final CodeBlock parser;
    private final TableModel table;
    private final boolean ofView;
    private final @Nullable KeyCompletion completion;
    private final NameAllocator constants = new NameAllocator();
    private final Set<String> reserved = new HashSet<>();

    /**
     * Patterns whose results are of the type {@code result}, read by {@code parser}; {@code ofView}: as a view. {@code
     * completion} completes their rows, where they are of one entity.
     */
    PatternMethods(
            ClassName result, CodeBlock parser, TableModel table, boolean ofView, @Nullable KeyCompletion completion) {
        this.result = result;
        this.parser = parser;
        this.table = table;
        this.ofView = ofView;
        this.completion = completion;
    }

    /** The DAO's way to the table, which a parameter may hide. */
    static String table(List<ParameterSpec> parameters) {
        return parameters.stream().anyMatch(parameter -> parameter.name.equals("table")) ? "this.table" : "table";
    }

    /** A constant must not have the name of a parameter, which would hide it. */
    void reserve(List<PatternPlan> plans) {
        for (PatternPlan plan : plans) {
            for (Component component : plan.parameters()) {
                if (reserved.add(component.name())) {
                    constants.newName(component.name());
                }
            }
        }
    }

    void add(TypeSpec.Builder type, PatternPlan plan, KeyNames keys) {
        List<ParameterSpec> parameters = Parameters.of(plan.parameters());
        String client = table(parameters);
        PatternConditions conditions = new PatternConditions(plan, keys, table.delimiter());
        CodeBlock answer;
        if (plan.operation() == PatternPlan.Operation.GET) {
            String get = plan.pattern().consistent() ? "getConsistent" : "get";
            answer = CodeBlock.of(
                    "$L.$L($L$L)", client, get, conditions.key(), ofView ? CodeBlock.of(", $L", parser) : "");
        } else {
            String constant = constants.newName(Names.constant(plan.pattern().name()));
            CodeBlock completed = completion == null ? CodeBlock.of("") : completion.of(plan, keys);
            type.addField(PlanField.of(
                    constant, plan, result.simpleName(), result, parser, table.typeAttribute(), completed));
            CodeBlock range = conditions.range();
            answer = CodeBlock.of(
                    "$L.$L($L, $L$L$L)",
                    client,
                    method(plan),
                    constant,
                    conditions.condition(),
                    range.isEmpty() ? "" : ", ",
                    range);
        }
        type.addMethod(MethodSpec.methodBuilder(plan.pattern().name())
                .addJavadoc(PatternJavadoc.of(plan))
                .addModifiers(Modifier.PUBLIC)
                .returns(returned(plan))
                .addParameters(parameters)
                .addStatement("return $L", answer)
                .build());
    }

    private static String method(PatternPlan plan) {
        if (plan.operation() == PatternPlan.Operation.FIND_ONE) {
            return "findOne";
        }
        return ranged(plan.sort()) == null ? "query" : "rangeQuery";
    }

    private TypeName returned(PatternPlan plan) {
        if (plan.operation() != PatternPlan.Operation.QUERY) {
            return ParameterizedTypeName.get(ClassName.get(Optional.class), result);
        }
        Component ranged = ranged(plan.sort());
        return ranged == null
                ? ParameterizedTypeName.get(RuntimeTypes.QUERY, result)
                : ParameterizedTypeName.get(
                        RuntimeTypes.RANGE_QUERY,
                        result,
                        JavaTypes.boxed(ranged.format().parameterType()));
    }

    private static @Nullable Component ranged(SortPlan sort) {
        if (sort instanceof SortPlan.Range range) {
            return range.component();
        }
        return sort instanceof SortPlan.RangeNative range ? range.component() : null;
    }
}
