package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.Shape;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.ViewModel;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.ViewPlan;
import java.io.IOException;
import javax.lang.model.element.Modifier;

/** Writes the DAO of a view, which has its patterns, and how it is read from an item. */
final class ViewWriter {
    private final ViewPlan plan;
    private final ViewModel model;
    private final TableModel table;
    private final KeyNames keys;
    private final Codecs codecs;
    private final Attributes attributes;
    private final GeneratedTypes generated;
    private final ClassName view;
    private final ClassName entity;

    /** {@code keys} and {@code codecs} are those of the entity. */
    ViewWriter(ViewPlan plan, TableModel table, KeyNames keys, Codecs codecs) {
        this.plan = plan;
        this.model = plan.view();
        this.table = table;
        this.keys = keys;
        this.codecs = codecs;
        this.attributes = new Attributes(codecs::outside);
        this.generated = GeneratedTypes.of(model.type());
        this.view = JavaTypes.className(model.type());
        this.entity = JavaTypes.className(plan.entity().type());
    }

    void write(SourceSink sink) throws IOException {
        writeMapping(sink);
        TypeSpec.Builder type = DaoWriter.start(
                generated.dao(),
                model.isPublic(),
                CodeBlock.of("Reads {@link $T} items of {@code $L} as {@link $T}s.", entity, table.name(), view),
                view,
                table);
        KeyCompletion completion = new KeyCompletion(generated.dao(), codecs);
        PatternMethods patterns =
                new PatternMethods(view, CodeBlock.of("$T.TYPE", generated.mapping()), table, true, completion);
        patterns.reserve(plan.patterns());
        for (PatternPlan pattern : plan.patterns()) {
            patterns.add(type, pattern, keys);
        }
        type.addMethods(completion.methods());
        GeneratedClass.write(generated.dao(), type.build(), sink);
    }

    private void writeMapping(SourceSink sink) throws IOException {
        ClassName name = generated.mapping();
        CodeBlock names = plan.attributes().stream()
                .map(attribute -> CodeBlock.of("$S", attribute.storedName()))
                .collect(CodeBlock.joining(", "));
        TypeSpec type = GeneratedClass.of(
                        name, false, view, CodeBlock.of("Reads {@link $T}s from {@link $T} items.", view, entity))
                .superclass(ParameterizedTypeName.get(RuntimeTypes.VIEW_TYPE, view))
                .addField(FieldSpec.builder(name, "TYPE", Modifier.STATIC, Modifier.FINAL)
                        .initializer("new $T()", name)
                        .build())
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .addStatement(
                                "super($T.TYPE, $L)",
                                GeneratedTypes.of(plan.entity().type()).mapping(),
                                names)
                        .build())
                .addMethod(MethodSpec.methodBuilder("fromItem")
                        .addAnnotation(Override.class)
                        .addModifiers(Modifier.PROTECTED)
                        .returns(view)
                        .addParameter(RuntimeTypes.ITEM, "item")
                        .addStatement("$T in = reader(item)", RuntimeTypes.ITEM_READER)
                        .addCode(attributes.create(
                                model.type(), new Shape(Shape.Construction.CONSTRUCTOR, "", plan.attributes()), "view"))
                        .build())
                .build();
        GeneratedClass.write(name, type, sink);
    }
}
