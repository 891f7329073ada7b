package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.AttributeModel.Role;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.KeyAttribute;
import dev.keywright.processor.plan.UpdatePlan.Follow;
import dev.keywright.processor.plan.Upserts;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** What a mapping says of its entity for writes that have to know what was there before; nothing where it is the default. */
final class WriteMethods {
    private WriteMethods() {}

    static void addTo(TypeSpec.Builder type, EntityPlan plan, Codecs codecs) {
        if (Upserts.arePossible(plan)) {
            type.addMethod(newItem(plan, codecs));
        }
        plan.entity()
                .with(Role.VERSION)
                .ifPresent(version -> type.addMethod(overriding("version", ClassName.get(String.class))
                        .addStatement("return $S", version.storedName())
                        .build()));
        List<CodeBlock> counters = plan.entity().shape().attributes().stream()
                .filter(attribute -> attribute.role() == Role.COUNTER)
                .map(attribute -> CodeBlock.of("$S", attribute.storedName()))
                .toList();
        if (!counters.isEmpty()) {
            type.addMethod(overriding("counters", listOf(ClassName.get(String.class)))
                    .addStatement("return $T.of($L)", List.class, CodeBlock.join(counters, ", "))
                    .build());
        }
        List<CodeBlock> inputs = new ArrayList<>();
        plan.update().follows().forEach(follow -> inputs.add(inputs(follow)));
        if (!inputs.isEmpty()) {
            TypeName list = listOf(RuntimeTypes.KEY_INPUTS);
            type.addField(FieldSpec.builder(list, "KEY_INPUTS", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                            .initializer("$T.of($L)", List.class, CodeBlock.join(inputs, ", "))
                            .build())
                    .addMethod(overriding("keyInputs", list)
                            .addStatement("return KEY_INPUTS")
                            .build());
        }
    }

    private static MethodSpec newItem(EntityPlan plan, Codecs codecs) {
        String item = Parameters.unused("item", plan.primary().parameters());
        CodeBlock.Builder body = CodeBlock.builder()
                .addStatement(
                        "$T $N = writer($L)",
                        RuntimeTypes.ITEM_WRITER,
                        item,
                        plan.entity().shape().attributes().size());
        for (AttributeModel attribute : plan.entity().shape().attributes()) {
            if (attribute.role() == Role.COUNTER && !attribute.nullable()) {
                body.addStatement(
                        "$N.put($S, $T.fromN($S))", item, attribute.storedName(), RuntimeTypes.ATTRIBUTE_VALUE, "0");
            }
            plan.primary().parameters().stream()
                    .filter(component -> Upserts.isJust(component, attribute))
                    .forEach(component -> body.addStatement(
                            "$N.put($S, $L, $L)",
                            item,
                            attribute.storedName(),
                            codecs.inside(component),
                            Parameters.name(component)));
        }
        return MethodSpec.methodBuilder("newItem")
                .addJavadoc("What an upsert starts with where there is no item.\n")
                .returns(RuntimeTypes.ITEM)
                .addParameters(Parameters.of(plan.primary().parameters()))
                .addCode(body.addStatement("return toItem(fromItem($N.build()))", item)
                        .build())
                .build();
    }

    private static CodeBlock inputs(Follow follow) {
        Set<AttributeModel> inputs = new LinkedHashSet<>(follow.presence());
        follow.inputs().forEach(inputs::addAll);
        return CodeBlock.of(
                "new $T($T.of($L), $T.of($L))",
                RuntimeTypes.KEY_INPUTS,
                List.class,
                quoted(follow.key().written().stream().map(KeyAttribute::name).toList()),
                List.class,
                quoted(inputs.stream().map(AttributeModel::storedName).toList()));
    }

    private static CodeBlock quoted(List<String> names) {
        return names.stream().map(name -> CodeBlock.of("$S", name)).collect(CodeBlock.joining(", "));
    }

    private static ParameterizedTypeName listOf(ClassName element) {
        return ParameterizedTypeName.get(ClassName.get(List.class), element);
    }

    private static MethodSpec.Builder overriding(String name, TypeName result) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(result);
    }
}
