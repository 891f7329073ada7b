package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.PatternPlan;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes {@code XDao}: the reads and writes of an entity, and its patterns. */
final class DaoWriter {
    private final EntityPlan plan;
    private final TableModel table;
    private final EntityModel model;
    private final KeyNames keys;
    private final Codecs codecs;
    private final UpdateMethods updates;
    private final GeneratedTypes generated;
    private final ClassName entity;
    private final String object;
    private final ParameterizedTypeName itemKey;
    private final List<ParameterSpec> keyParameters;
    private final CodeBlock key;

    DaoWriter(EntityPlan plan, TableModel table, KeyNames keys, Codecs codecs) {
        this.plan = plan;
        this.table = table;
        this.model = plan.entity();
        this.keys = keys;
        this.codecs = codecs;
        this.updates = new UpdateMethods(plan, keys);
        this.generated = GeneratedTypes.of(model.type());
        this.entity = JavaTypes.className(model.type());
        this.itemKey = ParameterizedTypeName.get(RuntimeTypes.ITEM_KEY, entity);
        this.keyParameters = Parameters.of(plan.primary().parameters());
        this.key = KeyExpressions.of(keys, Parameters::name).key(plan.primary());
        String name = Names.lowerCamel(model.type().simpleName());
        this.object = name.equals("table") ? "entity" : name;
    }

    void write(SourceSink sink) throws IOException {
        TypeSpec.Builder type = start(
                generated.dao(),
                model.isPublic(),
                CodeBlock.of(
                        "Reads and writes {@link $T} items of {@code $L}.$L",
                        entity,
                        table.name(),
                        new WriteCost(plan).ofIndexes()),
                entity,
                table);
        addReads(type);
        addWrites(type);
        KeyCompletion completion = new KeyCompletion(generated.dao(), codecs);
        PatternMethods patterns =
                new PatternMethods(entity, CodeBlock.of("$T.TYPE", generated.mapping()), table, false, completion);
        patterns.reserve(plan.patterns());
        for (PatternPlan pattern : plan.patterns()) {
            if (!documents(pattern)) {
                patterns.add(type, pattern, keys);
            }
        }
        type.addMethods(completion.methods());
        GeneratedClass.write(generated.dao(), type.build(), sink);
    }

    /** Starts a DAO: its head, its field, its constructor. */
    static TypeSpec.Builder start(
            ClassName name, boolean isPublic, CodeBlock summary, ClassName origin, TableModel table) {
        return GeneratedClass.of(name, isPublic, origin, summary)
                .addField(RuntimeTypes.TABLE_CLIENT, "table", Modifier.PRIVATE, Modifier.FINAL)
                .addMethod(MethodSpec.constructorBuilder()
                        .addJavadoc(
                                "Called by {@link $T}.\n",
                                GeneratedTypes.of(table.type()).table())
                        .addModifiers(Modifier.PUBLIC)
                        .addParameter(RuntimeTypes.TABLE_CLIENT, "table")
                        .addStatement("this.table = table")
                        .build());
    }

    /** Whether a pattern asks just what a generated method answers. */
    private boolean documents(PatternPlan pattern) {
        return pattern.operation() == PatternPlan.Operation.GET
                && pattern.pattern().name().equals(pattern.pattern().consistent() ? "getConsistent" : "get")
                && Parameters.of(pattern.parameters()).equals(keyParameters);
    }

    private void addReads(TypeSpec.Builder type) {
        TypeName found = ParameterizedTypeName.get(ClassName.get(Optional.class), entity);
        type.addMethod(byParts(
                        "get",
                        documented(
                                false, "GetItem by primary key, eventually consistent: half a read unit per 4 KB.\n"))
                .returns(found)
                .addStatement("return get($L)", key)
                .build());
        type.addMethod(byKey("get", CodeBlock.of("As {@link #get($L)}.\n", Parameters.types(keyParameters)))
                .returns(found)
                .addStatement("return table.get(key)")
                .build());
        type.addMethod(byParts(
                        "getConsistent",
                        documented(true, "GetItem by primary key, strongly consistent: one read unit per 4 KB.\n"))
                .returns(found)
                .addStatement("return getConsistent($L)", key)
                .build());
        type.addMethod(byKey(
                        "getConsistent",
                        CodeBlock.of("As {@link #getConsistent($L)}.\n", Parameters.types(keyParameters)))
                .returns(found)
                .addStatement("return table.getConsistent(key)")
                .build());
    }

    /** What a pattern says of the method that it documents, or what there is to say without one. */
    private CodeBlock documented(boolean consistent, String otherwise) {
        return plan.patterns().stream()
                .filter(pattern -> documents(pattern) && pattern.pattern().consistent() == consistent)
                .map(PatternJavadoc::of)
                .findFirst()
                .orElse(CodeBlock.of(otherwise));
    }

    private void addWrites(TypeSpec.Builder type) {
        DaoWrites writes = new DaoWrites(plan, object, keyParameters, key);
        writes.addWholeTo(type);
        updates.addTo(type, keyParameters, key);
        writes.addChangesTo(type);
        writes.addDeletesTo(type);
        writes.addBatchesTo(type);
    }

    private MethodSpec.Builder byParts(String name, CodeBlock javadoc) {
        return method(name, javadoc).addParameters(keyParameters);
    }

    private MethodSpec.Builder byKey(String name, CodeBlock javadoc) {
        return method(name, javadoc).addParameter(itemKey, "key");
    }

    private static MethodSpec.Builder method(String name, CodeBlock javadoc) {
        return MethodSpec.methodBuilder(name).addJavadoc(javadoc).addModifiers(Modifier.PUBLIC);
    }
}
