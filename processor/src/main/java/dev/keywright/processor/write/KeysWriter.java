package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.plan.ClaimPlan;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.KeyAttribute;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.template.BoundTemplate;
import dev.keywright.processor.template.Component;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Writes {@code XKeys}: builders and parsers of an entity's keys. */
final class KeysWriter {
    private final EntityPlan plan;
    private final KeyNames names;
    private final ClassName entity;
    private final GeneratedTypes generated;
    private final KeyParsing parsing;

    KeysWriter(EntityPlan plan, KeyNames names, char delimiter) {
        this.plan = plan;
        this.names = names;
        this.entity = JavaTypes.className(plan.entity().type());
        this.generated = GeneratedTypes.of(plan.entity().type());
        this.parsing = new KeyParsing(plan, names, delimiter);
    }

    void write(SourceSink sink) throws IOException {
        TypeSpec.Builder type = GeneratedClass.of(
                names.type(),
                plan.entity().isPublic(),
                entity,
                CodeBlock.of("Builds and parses the keys of {@link $T} items; nothing else does.", entity));
        type.alwaysQualify(names.recordNames());
        names.parts().forEach(part -> type.addField(constant(part)));
        type.addMethod(GeneratedClass.privateConstructor());
        type.addMethod(of()).addMethod(parsing.parser(plan.primary()));
        for (KeyPlan key : plan.indexKeys()) {
            type.addMethod(builder(key)).addMethod(parsing.parser(key));
        }
        for (KeyPlan key : keys()) {
            for (KeyAttribute attribute : key.written()) {
                if (!KeyNames.template(attribute).isConstant()) {
                    type.addMethod(text(attribute));
                }
            }
        }
        plan.claims().forEach(claim -> type.addMethod(claim(claim)));
        for (KeyPlan key : keys()) {
            type.addMethod(parsing.record(key));
        }
        GeneratedClass.write(names.type(), type.build(), sink);
    }

    private List<KeyPlan> keys() {
        return Stream.concat(Stream.of(plan.primary()), plan.indexKeys().stream())
                .toList();
    }

    private FieldSpec constant(Component component) {
        return FieldSpec.builder(
                        ParameterizedTypeName.get(
                                RuntimeTypes.KEY_PART,
                                JavaTypes.boxed(component.format().parameterType())),
                        names.constant(component),
                        Modifier.STATIC,
                        Modifier.FINAL)
                .initializer(
                        "$T.of($S, $S, $L)",
                        RuntimeTypes.KEY_PART,
                        entity.simpleName(),
                        String.join(
                                ".",
                                component.path().stream().map(at -> at.name()).toList()),
                        RuntimeReferences.of(component.format().format()))
                .build();
    }

    private MethodSpec of() {
        KeyPlan key = plan.primary();
        MethodSpec.Builder method = MethodSpec.methodBuilder(names.builder(key))
                .addJavadoc("The primary key: $L.\n", KeyDescriptions.of(key))
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(ParameterizedTypeName.get(RuntimeTypes.ITEM_KEY, entity))
                .addParameters(Parameters.of(key.parameters()));
        boolean texts = key.attributes().stream().noneMatch(KeyValues::isNative);
        CodeBlock values = key.attributes().stream()
                .map(attribute -> texts
                        ? names.textInside(attribute, Parameters::name)
                        : KeyValues.inside(attribute, names, Parameters::name))
                .collect(CodeBlock.joining(", "));
        if (texts) {
            method.addStatement("return $T.of($T.TYPE, $L)", RuntimeTypes.ITEM_KEY, generated.mapping(), values);
        } else {
            String none = key.sort().isEmpty() ? ", null" : "";
            method.addStatement(
                    "return $T.ofValues($T.TYPE, $L$L)", RuntimeTypes.ITEM_KEY, generated.mapping(), values, none);
        }
        return method.build();
    }

    private MethodSpec builder(KeyPlan key) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(names.builder(key))
                .addJavadoc("The key in $L: $L.\n", key.index(), KeyDescriptions.of(key))
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(RuntimeTypes.INDEX_KEY)
                .addParameters(Parameters.of(key.parameters()));
        boolean texts = key.partition().size() == 1
                && key.sort().size() <= 1
                && key.attributes().stream().noneMatch(KeyValues::isNative);
        CodeBlock.Builder values = CodeBlock.builder();
        for (KeyAttribute attribute : key.attributes()) {
            values.add(
                    ", $S, $L",
                    attribute.name(),
                    texts
                            ? names.textInside(attribute, Parameters::name)
                            : KeyValues.inside(attribute, names, Parameters::name));
        }
        return method.addStatement(
                        "return $T.$L($S$L)", RuntimeTypes.INDEX_KEY, texts ? "of" : "ofValues", key.index(), values.build())
                .build();
    }

    private MethodSpec text(KeyAttribute attribute) {
        BoundTemplate template = KeyNames.template(attribute);
        return MethodSpec.methodBuilder(names.text(attribute))
                .addModifiers(Modifier.STATIC)
                .returns(JavaTypes.STRING)
                .addParameters(Parameters.of(KeyNames.distinct(template)))
                .addStatement("return $L", names.concatenation(template, Parameters::name, CodeBlock.of("")))
                .build();
    }

    private MethodSpec claim(ClaimPlan claim) {
        CodeBlock partition = names.concatenation(claim.partition(), Parameters::name, CodeBlock.of(""));
        CodeBlock sort = claim.sort() == null
                ? CodeBlock.of("")
                : CodeBlock.of(", $L", names.concatenation(claim.sort(), Parameters::name, CodeBlock.of("")));
        return MethodSpec.methodBuilder(KeyNames.claim(claim))
                .addModifiers(Modifier.STATIC)
                .returns(RuntimeTypes.CLAIM)
                .addParameters(Parameters.of(claim.components()))
                .addStatement(
                        "return $T.of($T.$L, $L$L)",
                        RuntimeTypes.CLAIM,
                        generated.mapping(),
                        KeyNames.claimType(claim),
                        partition,
                        sort)
                .build();
    }
}
