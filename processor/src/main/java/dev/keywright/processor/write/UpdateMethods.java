package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.Upserts;
import dev.keywright.processor.template.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The DAO's methods that start an update. */
final class UpdateMethods {
    private final EntityPlan plan;
    private final KeyNames keys;
    private final ClassName update;
    private final WriteCost cost;
    private final List<Component> kept;
    private final Optional<ParameterSpec> version;

    UpdateMethods(EntityPlan plan, KeyNames keys) {
        this.plan = plan;
        this.keys = keys;
        this.update = GeneratedTypes.of(plan.entity().type()).update();
        this.kept = new UpdateKeys(plan).kept();
        this.cost = new WriteCost(plan);
        this.version = Parameters.version(plan);
    }

    void addTo(TypeSpec.Builder type, List<ParameterSpec> parameters, CodeBlock key) {
        List<ParameterSpec> all = new ArrayList<>(parameters);
        CodeBlock.Builder arguments = CodeBlock.builder();
        version.ifPresent(parameter -> {
            all.add(parameter);
            arguments.add(", $N", parameter);
        });
        if (!kept.isEmpty()) {
            arguments.add(", $L", Parameters.names(kept));
        }
        MethodSpec.Builder method = method(
                "update",
                "Starts an UpdateItem$L that {@code execute()} sends: $L. It never creates an item.$L\n",
                plan.claims().isEmpty() ? "" : ", or where claims change a transaction and a read,",
                cost.ofUpdate(),
                version.isPresent() ? " The item must have that version." : "");
        type.addMethod(method.addParameters(all)
                .addStatement(
                        "return new $T($L, $L$L)", update, PatternMethods.table(parameters), key, arguments.build())
                .build());
        if (kept.stream().noneMatch(KeyParsing::readsText)) {
            type.addMethod(byKey(all));
        }
        if (Upserts.arePossible(plan)) {
            type.addMethod(upsert(parameters)).addMethod(upsertByKey(parameters));
        }
    }

    private MethodSpec upsert(List<ParameterSpec> parameters) {
        CodeBlock names = Parameters.names(plan.primary().parameters());
        return method("upsert", "Starts an update that creates the item if there is none: $L.\n", cost.ofUpsert())
                .addParameters(parameters)
                .addStatement(
                        "return update($L).orCreate($T.TYPE.newItem($L))",
                        names,
                        GeneratedTypes.of(plan.entity().type()).mapping(),
                        names)
                .build();
    }

    private MethodSpec upsertByKey(List<ParameterSpec> parameters) {
        MethodSpec.Builder method = method("upsert", "As {@link #upsert($L)}.\n", Parameters.types(parameters))
                .addParameter(itemKey(), "key");
        CodeBlock values = parsed(plan.primary().parameters(), method);
        return method.addStatement("return upsert($L)", values).build();
    }

    private ParameterizedTypeName itemKey() {
        return ParameterizedTypeName.get(
                RuntimeTypes.ITEM_KEY, JavaTypes.className(plan.entity().type()));
    }

    /** Not there where what follows needs a value that the key doesn't hold. */
    private MethodSpec byKey(List<ParameterSpec> parameters) {
        MethodSpec.Builder method = method("update", "As {@link #update($L)}.\n", Parameters.types(parameters))
                .addParameter(itemKey(), "key");
        CodeBlock.Builder arguments = CodeBlock.builder().add("table, key");
        version.ifPresent(parameter -> {
            method.addParameter(parameter);
            arguments.add(", $N", parameter);
        });
        if (!kept.isEmpty()) {
            arguments.add(", $L", parsed(kept, method));
        }
        return method.addStatement("return new $T($L)", update, arguments.build())
                .build();
    }

    /** These components of the primary key, parsed from {@code key}: of several, the method has a statement for that. */
    private CodeBlock parsed(List<Component> components, MethodSpec.Builder method) {
        CodeBlock key = CodeBlock.of("$T.$L(key.attributes())", keys.type(), keys.parser(plan.primary()));
        if (components.size() == 1) {
            return CodeBlock.of("$L.$L", key, accessor(components.get(0)));
        }
        if (!components.isEmpty()) {
            method.addStatement("$T parts = $L", keys.type().nestedClass(keys.record(plan.primary())), key);
        }
        return components.stream()
                .map(component -> CodeBlock.of("parts.$L", accessor(component)))
                .collect(CodeBlock.joining(", "));
    }

    private static String accessor(Component component) {
        return Names.recordComponent(component.name()) + "()";
    }

    private MethodSpec.Builder method(String name, String javadoc, Object... arguments) {
        return MethodSpec.methodBuilder(name)
                .addJavadoc(javadoc, arguments)
                .addModifiers(Modifier.PUBLIC)
                .returns(update);
    }
}
