package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.UpdatePlan.Setter;
import dev.keywright.processor.plan.Upserts;
import dev.keywright.processor.template.Component;
import java.io.IOException;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Writes {@code XUpdate}: the partial update of an entity. */
final class UpdateWriter {
    private final EntityPlan plan;
    private final KeyNames keys;
    private final Codecs codecs;
    private final UpdateKeys kept;
    private final ClassName name;
    private final ClassName entity;
    /** The names of the methods that attributes have. */
    private final Set<String> own = new HashSet<>();

    UpdateWriter(EntityPlan plan, KeyNames keys, Codecs codecs) {
        this.plan = plan;
        this.keys = keys;
        this.codecs = codecs;
        this.kept = new UpdateKeys(plan);
        this.name = GeneratedTypes.of(plan.entity().type()).update();
        this.entity = JavaTypes.className(plan.entity().type());
        for (Setter setter : plan.update().setters()) {
            own.add(Names.of(setter.attribute()));
            own.add("remove" + Names.upperCamel(setter.attribute().name()));
        }
    }

    void write(SourceSink sink) throws IOException {
        TypeSpec.Builder type = GeneratedClass.of(
                        name,
                        plan.entity().isPublic(),
                        entity,
                        CodeBlock.of("A partial update of one {@link $T}: what isn't set stays as it is.", entity))
                .superclass(ParameterizedTypeName.get(RuntimeTypes.ENTITY_UPDATE, entity));
        for (Component component : kept.kept()) {
            type.addField(
                    JavaTypes.of(component.format().parameterType()),
                    Names.identifier(component.name()),
                    Modifier.PRIVATE,
                    Modifier.FINAL);
        }
        kept.tracked().forEach(attribute -> type.addField(field(attribute)));
        type.addMethod(constructor());
        SetterMethods setters = new SetterMethods(plan, codecs, name, this::inherited);
        plan.update().setters().forEach(setter -> setters.addTo(type, setter));
        new PartMethods(codecs, name, this::inherited).addTo(type, plan.update().parts());
        if (Upserts.arePossible(plan)) {
            type.addMethod(orCreate());
        }
        type.addMethod(onlyIf());
        type.addMethod(new FollowWriter(plan, keys, kept, this::inherited).write());
        GeneratedClass.write(name, type.build(), sink);
    }

    private FieldSpec field(AttributeModel attribute) {
        return FieldSpec.builder(
                        ParameterizedTypeName.get(
                                RuntimeTypes.UPDATED_ATTRIBUTE, JavaTypes.boxed(Access.content(attribute))),
                        Names.of(attribute),
                        Modifier.PRIVATE,
                        Modifier.FINAL)
                .initializer("$L($S, $L)", inherited("attribute"), attribute.storedName(), codecs.outside(attribute))
                .build();
    }

    private MethodSpec constructor() {
        NameAllocator names = new NameAllocator();
        kept.kept().forEach(component -> names.newName(component.name()));
        String table = names.newName("table");
        String key = names.newName("key");
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder()
                .addParameter(RuntimeTypes.TABLE_CLIENT, table)
                .addParameter(ParameterizedTypeName.get(RuntimeTypes.ITEM_KEY, entity), key);
        Optional<ParameterSpec> version = Parameters.version(plan);
        version.ifPresent(constructor::addParameter);
        constructor
                .addParameters(Parameters.of(kept.kept()))
                .addStatement(
                        "super($N, $N$L)",
                        table,
                        key,
                        version.map(parameter -> CodeBlock.of(", $N", parameter))
                                .orElse(CodeBlock.of("")));
        for (Component component : kept.kept()) {
            CodeBlock value = Parameters.name(component);
            constructor.addStatement("this.$L = $L", value, value);
        }
        return constructor.build();
    }

    private MethodSpec orCreate() {
        return MethodSpec.methodBuilder("orCreate")
                .returns(name)
                .addParameter(RuntimeTypes.ITEM, "newItem")
                .addStatement("$L(newItem)", inherited("creates"))
                .addStatement("return this")
                .build();
    }

    private MethodSpec onlyIf() {
        return MethodSpec.methodBuilder("onlyIf")
                .addJavadoc("Makes a condition on the stored item part of the update; of several all must hold.\n\n")
                .addJavadoc(
                        "@throws dev.keywright.ConditionFailedException from {@code execute()}, if it doesn't hold\n")
                .addModifiers(Modifier.PUBLIC)
                .returns(name)
                .addParameter(ParameterizedTypeName.get(RuntimeTypes.CONDITION_OF, entity), "condition")
                .addStatement("$L(condition)", inherited("require"))
                .addStatement("return this")
                .build();
    }

    /** A method of the superclass, told from one of an attribute that has its name. */
    private String inherited(String method) {
        return own.contains(method) ? "super." + method : method;
    }
}
