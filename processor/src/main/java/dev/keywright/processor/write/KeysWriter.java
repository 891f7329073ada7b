package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.plan.ClaimPlan;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.KeyAttribute;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.template.BoundTemplate;
import dev.keywright.processor.template.Component;
import java.io.IOException;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** Writes {@code XKeys}: builders and parsers of an entity's keys. */
final class KeysWriter {
    private final EntityPlan plan;
    private final KeyNames names;
    private final Codecs codecs;
    private final KeyExpressions expressions;
    private final ClassName entity;
    private final ClassName mapping;
    private final KeyParsing parsing;

    KeysWriter(EntityPlan plan, KeyNames names, Codecs codecs, char delimiter) {
        this.plan = plan;
        this.names = names;
        this.codecs = codecs;
        this.expressions = KeyExpressions.inside(names);
        this.entity = JavaTypes.className(plan.entity().type());
        this.mapping = GeneratedTypes.of(plan.entity().type()).mapping();
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
        names.natives().forEach(attribute -> type.addField(constant(attribute)));
        for (KeyPlan key : names.keys()) {
            for (KeyAttribute attribute : key.written()) {
                String name = names.fixed(key, attribute);
                if (!name.isEmpty()) {
                    type.addField(fixed(name, KeyTexts.template(attribute)));
                }
            }
        }
        type.addMethod(GeneratedClass.privateConstructor());
        type.addMethod(primary()).addMethod(parsing.parser(plan.primary()));
        for (KeyPlan key : plan.indexKeys()) {
            type.addMethod(index(key)).addMethod(parsing.parser(key));
        }
        for (KeyPlan key : names.keys()) {
            for (KeyAttribute attribute : key.written()) {
                String text = names.text(key, attribute);
                if (!text.isEmpty()) {
                    type.addMethod(text(text, KeyTexts.template(attribute)));
                }
            }
        }
        plan.claims().forEach(claim -> type.addMethod(claim(claim)));
        names.keys().forEach(key -> type.addMethod(parsing.record(key)));
        GeneratedClass.write(names.type(), type.build(), sink);
    }

    private FieldSpec constant(Component component) {
        CodeBlock value = CodeBlock.of(
                "$T.of($S, $S, $L)",
                RuntimeTypes.KEY_PART,
                entity.simpleName(),
                Parameters.path(component),
                RuntimeReferences.of(component.format().format()));
        return constant(RuntimeTypes.KEY_PART, component, names.constant(component), value);
    }

    private FieldSpec constant(KeyAttribute attribute) {
        Component component = attribute.components().get(0);
        boolean isPartition =
                names.keys().stream().anyMatch(key -> key.partition().contains(attribute));
        CodeBlock value = CodeBlock.of(
                "$T.$L($S, $S, $L)",
                RuntimeTypes.NATIVE_PART,
                isPartition ? "partition" : "sort",
                entity.simpleName(),
                Parameters.path(component),
                codecs.of(component.leaf()));
        return constant(RuntimeTypes.NATIVE_PART, component, names.constant(attribute), value);
    }

    private static FieldSpec constant(ClassName type, Component component, String name, CodeBlock value) {
        TypeName of = JavaTypes.boxed(component.format().parameterType());
        return FieldSpec.builder(ParameterizedTypeName.get(type, of), name, Modifier.STATIC, Modifier.FINAL)
                .initializer(value)
                .build();
    }

    /** Made once: an item whose key has it takes it as it is. */
    private static FieldSpec fixed(String name, BoundTemplate template) {
        return FieldSpec.builder(RuntimeTypes.ATTRIBUTE_VALUE, name, Modifier.STATIC, Modifier.FINAL)
                .initializer("$T.fixed($S)", RuntimeTypes.KEY_TEXT, KeyTexts.literal(template))
                .build();
    }

    private MethodSpec primary() {
        KeyPlan key = plan.primary();
        MethodSpec.Builder method = MethodSpec.methodBuilder(names.builder(key))
                .addJavadoc("The primary key: $L.\n", KeyDescriptions.of(key))
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(ParameterizedTypeName.get(RuntimeTypes.ITEM_KEY, entity))
                .addParameters(Parameters.of(key.parameters()));
        boolean texts = key.attributes().stream().allMatch(KeyTexts::isText);
        CodeBlock.Builder values = CodeBlock.builder();
        for (KeyAttribute attribute : key.attributes()) {
            values.add(", ");
            String fixed = names.fixed(key, attribute);
            if (!fixed.isEmpty() && key.sort().contains(attribute)) {
                values.add(fixed);
            } else if (texts || !KeyTexts.isText(attribute)) {
                values.add(expressions.value(key, attribute));
            } else {
                String role = key.partition().contains(attribute) ? "partition" : "sort";
                values.add("$T.TYPE.$LKeyValue($L)", mapping, role, expressions.text(key, attribute));
            }
        }
        if (!texts && key.sort().isEmpty()) {
            values.add(", null");
        }
        return method.addStatement(
                        "return $T.$L($T.TYPE$L)",
                        RuntimeTypes.ITEM_KEY,
                        texts ? "of" : "ofValues",
                        mapping,
                        values.build())
                .build();
    }

    private MethodSpec index(KeyPlan key) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(names.builder(key))
                .addJavadoc("The key in $L: $L.\n", key.index(), KeyDescriptions.of(key))
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(RuntimeTypes.INDEX_KEY)
                .addParameters(Parameters.of(key.parameters()));
        boolean texts = key.partition().size() == 1
                && key.sort().size() <= 1
                && key.attributes().stream().allMatch(KeyTexts::isText);
        CodeBlock values = key.attributes().stream()
                .map(attribute -> CodeBlock.of(
                        "$S, $L", attribute.name(), texts ? expressions.text(key, attribute) : limited(key, attribute)))
                .collect(CodeBlock.joining(", "));
        if (texts) {
            method.addStatement("return $T.of($S, $L)", RuntimeTypes.INDEX_KEY, key.index(), values);
        } else {
            method.addStatement(
                    "return $T.ofValues($S, $T.of($L))", RuntimeTypes.INDEX_KEY, key.index(), Map.class, values);
        }
        return method.build();
    }

    /** A value that is checked for DynamoDB's limits. */
    private CodeBlock limited(KeyPlan key, KeyAttribute attribute) {
        if (!KeyTexts.isText(attribute)) {
            return expressions.nativeValue(attribute);
        }
        return CodeBlock.of(
                "$T.$L($S, $S, $L)",
                RuntimeTypes.KEY_LIMITS,
                key.partition().contains(attribute) ? "partition" : "sort",
                key.index(),
                attribute.name(),
                expressions.text(key, attribute));
    }

    private MethodSpec text(String name, BoundTemplate template) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.STATIC)
                .returns(JavaTypes.STRING)
                .addParameters(Parameters.of(KeyTexts.distinct(template)))
                .addStatement("return $L", expressions.text(template))
                .build();
    }

    private MethodSpec claim(ClaimPlan claim) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(KeyNames.claim(claim))
                .addModifiers(Modifier.STATIC)
                .returns(RuntimeTypes.CLAIM)
                .addParameters(Parameters.of(claim.components()));
        CodeBlock type = CodeBlock.of("$T.$L", mapping, KeyNames.claimType(claim));
        CodeBlock partition = expressions.text(claim.partition());
        if (claim.sort() == null) {
            String text = Parameters.unused("text", claim.components());
            return method.addStatement("$T $N = $L", JavaTypes.STRING, text, partition)
                    .addStatement("return $T.of($L, $N, $N)", RuntimeTypes.CLAIM, type, text, text)
                    .build();
        }
        return method.addStatement(
                        "return $T.of($L, $L, $L)", RuntimeTypes.CLAIM, type, partition, expressions.text(claim.sort()))
                .build();
    }
}
