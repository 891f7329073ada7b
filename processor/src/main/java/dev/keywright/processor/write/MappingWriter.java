package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.KeyAttribute;
import dev.keywright.processor.plan.KeyPlan;
import java.io.IOException;
import javax.lang.model.element.Modifier;

/** Writes {@code XMapping}: an entity to and from its item. */
final class MappingWriter {
    private final EntityPlan plan;
    private final TableModel table;
    private final EntityModel model;
    private final KeyNames keys;
    private final Codecs codecs;
    private final Attributes attributes;
    private final ClassName name;
    private final ClassName entity;
    private final NameAllocator allocator = new NameAllocator();
    private final String object;

    MappingWriter(EntityPlan plan, TableModel table, KeyNames keys, Codecs codecs) {
        this.plan = plan;
        this.table = table;
        this.model = plan.entity();
        this.keys = keys;
        this.codecs = codecs;
        this.attributes = new Attributes(codecs::inside);
        this.name = GeneratedTypes.of(model.type()).mapping();
        this.entity = JavaTypes.className(model.type());
        allocator.newName("item");
        allocator.newName("in");
        allocator.newName("claims");
        this.object = allocator.newName(Names.lowerCamel(model.type().simpleName()));
    }

    void write(SourceSink sink) throws IOException {
        TypeSpec.Builder type = GeneratedClass.of(
                        name, model.isPublic(), entity, CodeBlock.of("Maps {@link $T} to and from its items.", entity))
                .superclass(ParameterizedTypeName.get(RuntimeTypes.ENTITY_TYPE, entity))
                .addField(FieldSpec.builder(name, "TYPE", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                        .addJavadoc("The mapping; it has no state.\n")
                        .initializer("new $T()", name)
                        .build())
                .addFields(codecs.fields())
                .addTypes(codecs.nested())
                .addMethod(constructor())
                .addMethod(keyOf())
                .addMethod(toItem())
                .addMethod(fromItem());
        new ClaimMethods(plan, table, keys, entity, object).addTo(type, allocator);
        WriteMethods.addTo(type, plan, codecs);
        GeneratedClass.write(name, type.build(), sink);
    }

    private MethodSpec constructor() {
        return MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PRIVATE)
                .addStatement(
                        "super($T.class, $S, new $T($S, $L, $L$L)$L)",
                        entity,
                        model.typeName(),
                        RuntimeTypes.TABLE_LAYOUT,
                        table.partitionKey(),
                        orNull(table.sortKey()),
                        orNull(table.typeAttribute()),
                        table.timeToLive().isEmpty() ? CodeBlock.of("") : CodeBlock.of(", $S", table.timeToLive()),
                        table.typeAttribute().isEmpty()
                                ? CodeBlock.of(", $L", KeyShapes.of(plan.primary(), table.delimiter()))
                                : CodeBlock.of(""))
                .build();
    }

    private static CodeBlock orNull(String name) {
        return name.isEmpty() ? CodeBlock.of("null") : CodeBlock.of("$S", name);
    }

    private MethodSpec keyOf() {
        CodeBlock.Builder body = CodeBlock.builder();
        EntityValues values = EntityValues.of(object, allocator.clone(), body);
        body.addStatement(
                "return $L", KeyExpressions.of(keys, values::component).key(plan.primary()));
        return overriding("keyOf")
                .returns(ParameterizedTypeName.get(RuntimeTypes.ITEM_KEY, entity))
                .addParameter(entity, object)
                .addCode(body.build())
                .build();
    }

    private MethodSpec toItem() {
        CodeBlock.Builder body = CodeBlock.builder();
        EntityValues values = EntityValues.of(object, allocator.clone(), body);
        body.addStatement("$T item = writer($L)", RuntimeTypes.ITEM_WRITER, capacity());
        addKey(plan.primary(), values, body);
        if (!table.typeAttribute().isEmpty()) {
            body.addStatement("item.type()");
        }
        for (AttributeModel attribute : model.shape().attributes()) {
            body.addStatement(attributes.put(attribute, object));
        }
        Conditions conditions = new Conditions(model.shape(), values::attribute);
        for (KeyPlan key : plan.indexKeys()) {
            if (key.written().isEmpty()) {
                continue;
            }
            values.prepare(conditions.attributes(key));
            CodeBlock condition = conditions.of(key);
            if (condition.isEmpty()) {
                addKey(key, values, body);
            } else {
                body.beginControlFlow("if ($L)", condition);
                addKey(key, values, body);
                body.endControlFlow();
            }
        }
        body.addStatement("return item.build()");
        return overriding("toItem")
                .returns(RuntimeTypes.ITEM)
                .addParameter(entity, object)
                .addCode(body.build())
                .build();
    }

    private void addKey(KeyPlan key, EntityValues values, CodeBlock.Builder body) {
        KeyExpressions expressions = KeyExpressions.of(keys, values::component);
        for (KeyAttribute attribute : key.written()) {
            String fixed = keys.fixed(key, attribute);
            if (!fixed.isEmpty()) {
                body.addStatement("item.put($S, $T.$L)", attribute.name(), keys.type(), fixed);
                continue;
            }
            String put = key.partition().contains(attribute) ? "key" : "sortKey";
            body.addStatement("item.$L($S, $L)", put, attribute.name(), expressions.text(key, attribute));
        }
    }

    private int capacity() {
        int indexAttributes =
                plan.indexKeys().stream().mapToInt(key -> key.written().size()).sum();
        return plan.primary().written().size()
                + (table.typeAttribute().isEmpty() ? 0 : 1)
                + model.shape().attributes().size()
                + indexAttributes;
    }

    private MethodSpec fromItem() {
        return overriding("fromItem")
                .returns(entity)
                .addParameter(RuntimeTypes.ITEM, "item")
                .addStatement("$T in = reader(item)", RuntimeTypes.ITEM_READER)
                .addCode(attributes.create(model.type(), model.shape(), object))
                .build();
    }

    private static MethodSpec.Builder overriding(String name) {
        return MethodSpec.methodBuilder(name).addAnnotation(Override.class).addModifiers(Modifier.PUBLIC);
    }
}
