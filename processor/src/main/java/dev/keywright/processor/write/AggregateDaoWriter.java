package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.AggregateModel;
import dev.keywright.processor.model.PartModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.AggregatePlan;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.template.Component;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes the DAO of an aggregate: its patterns, and how their items become a parent with its children. */
final class AggregateDaoWriter {
    private final AggregatePlan plan;
    private final AggregateModel model;
    private final TableModel table;
    private final Map<String, KeyNames> keys;
    private final ClassName dao;
    private final ClassName result;
    private final NameAllocator constants = new NameAllocator();
    private final NameAllocator methods = new NameAllocator();
    private final String typeConstant;
    private final String assemble;

    /** {@code keys} by generated prefix. */
    AggregateDaoWriter(AggregatePlan plan, TableModel table, Map<String, KeyNames> keys) {
        this.plan = plan;
        this.model = plan.aggregate();
        this.table = table;
        this.keys = keys;
        this.dao = GeneratedTypes.of(model.type()).dao();
        this.result = JavaTypes.className(model.type());
        // A constant must not have the name of a parameter, which would hide it.
        plan.patterns().stream()
                .flatMap(pattern -> pattern.parameters().stream())
                .map(Component::name)
                .distinct()
                .forEach(constants::newName);
        model.parts().forEach(part -> constants.newName(Names.constant(part.name()), part));
        this.typeConstant = constants.newName("TYPE");
        plan.patterns().forEach(pattern -> methods.newName(pattern.pattern().name()));
        this.assemble = methods.newName("assemble");
    }

    void write(SourceSink sink) throws IOException {
        TypeSpec.Builder type = DaoWriter.start(
                dao,
                model.isPublic(),
                CodeBlock.of("Reads {@link $T}s of {@code $L}, each by one query.", result, table.name()),
                result,
                table);
        plan.parts().forEach(part -> type.addField(constant(part)));
        CodeBlock parts = model.parts().stream()
                .map(part -> CodeBlock.of("$L", constants.get(part)))
                .collect(CodeBlock.joining(", "));
        type.addField(constant(
                ParameterizedTypeName.get(RuntimeTypes.AGGREGATE_TYPE, result),
                typeConstant,
                CodeBlock.of(
                        "$T.of($S, $T.of($L), $T::$L)",
                        RuntimeTypes.AGGREGATE_TYPE,
                        model.type().simpleName(),
                        List.class,
                        parts,
                        dao,
                        assemble)));
        plan.patterns().forEach(pattern -> add(type, pattern));
        GeneratedClass.write(dao, type.addMethod(assemble()).build(), sink);
    }

    private FieldSpec constant(AggregatePlan.Part part) {
        CodeBlock types = part.members().stream()
                .map(member ->
                        CodeBlock.of("$T.TYPE", GeneratedTypes.of(member.type()).mapping()))
                .collect(CodeBlock.joining(", "));
        return constant(
                ParameterizedTypeName.get(
                        RuntimeTypes.AGGREGATE_PART,
                        JavaTypes.className(part.model().type())),
                constants.get(part.model()),
                CodeBlock.of(
                        "$T.of($S, $T.of($L))",
                        RuntimeTypes.AGGREGATE_PART,
                        part.model().name(),
                        List.class,
                        types));
    }

    private static FieldSpec constant(TypeName type, String name, CodeBlock value) {
        return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer(value)
                .build();
    }

    private void add(TypeSpec.Builder type, PatternPlan pattern) {
        String constant = constants.newName(Names.constant(pattern.pattern().name()));
        type.addField(PlanField.of(
                constant,
                pattern,
                model.type().simpleName(),
                RuntimeTypes.ITEM,
                CodeBlock.of("$L", typeConstant),
                table.typeAttribute(),
                CodeBlock.of("")));
        List<ParameterSpec> parameters = Parameters.of(pattern.parameters());
        MethodSpec.Builder whole = method(pattern)
                .addJavadoc(PatternJavadoc.of(pattern))
                .addJavadoc(
                        "\n<p>Empty if there is no {@link $T}.\n",
                        JavaTypes.className(model.parts().get(0).type()))
                .addParameters(parameters);
        if (pattern.operation() != PatternPlan.Operation.PARENT_FIRST_AGGREGATE) {
            type.addMethod(whole.addStatement(answer(pattern, constant, CodeBlock.of("")))
                    .build());
            return;
        }
        String name = pattern.pattern().name();
        String children = Parameters.unused("children", pattern.parameters());
        type.addMethod(whole.addStatement(
                        "return $N($L$T.MAX_VALUE)",
                        name,
                        parameters.stream()
                                .map(parameter -> CodeBlock.of("$N, ", parameter))
                                .collect(CodeBlock.joining("")),
                        Integer.class)
                .build());
        type.addMethod(method(pattern)
                .addJavadoc(
                        "As {@link #$N($L)}, but reads at most so many children, the first in the order of the keys$L.\n\n",
                        name,
                        Parameters.types(parameters),
                        hasSingleChild() ? "; the others are left out" : "")
                .addJavadoc(
                        "@param $N the most children to read$L\n",
                        children,
                        pattern.trim().isNeeded() ? "" : "; DynamoDB is asked for no more")
                .addParameters(parameters)
                .addParameter(TypeName.INT, children)
                .addStatement(answer(pattern, constant, CodeBlock.of(", $N", children)))
                .build());
    }

    private boolean hasSingleChild() {
        return model.parts().stream().skip(1).anyMatch(part -> part.count() != PartModel.Count.LIST);
    }

    private MethodSpec.Builder method(PatternPlan pattern) {
        return MethodSpec.methodBuilder(pattern.pattern().name())
                .addModifiers(Modifier.PUBLIC)
                .returns(ParameterizedTypeName.get(ClassName.get(Optional.class), result));
    }

    private CodeBlock answer(PatternPlan pattern, String constant, CodeBlock limit) {
        KeyNames names = Objects.requireNonNull(keys.get(pattern.keysOf()));
        return CodeBlock.of(
                "return $L.aggregate($L, $L, $L$L)",
                PatternMethods.table(Parameters.of(pattern.parameters())),
                typeConstant,
                constant,
                new PatternConditions(pattern, names, table.delimiter()).condition(),
                limit);
    }

    private MethodSpec assemble() {
        CodeBlock arguments = model.parts().stream()
                .map(part -> CodeBlock.of("items.$L($L)", taking(part.count()), constants.get(part)))
                .collect(CodeBlock.joining(", "));
        return MethodSpec.methodBuilder(assemble)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(result)
                .addParameter(RuntimeTypes.AGGREGATE_ITEMS, "items")
                .addStatement("return new $T($L)", result, arguments)
                .build();
    }

    private static String taking(PartModel.Count count) {
        return switch (count) {
            case ONE -> "one";
            case NULLABLE -> "orNull";
            case OPTIONAL -> "optional";
            case LIST -> "list";
        };
    }
}
