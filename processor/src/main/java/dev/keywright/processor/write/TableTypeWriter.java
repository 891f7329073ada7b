package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.AggregateModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ViewModel;
import dev.keywright.processor.plan.TablePlan;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** Writes {@code RTable}: the way into a table, with an accessor for each entity, collection and aggregate. */
final class TableTypeWriter {
    private final TablePlan plan;
    private final TableModel table;
    private final ClassName name;

    TableTypeWriter(TablePlan plan) {
        this.plan = plan;
        this.table = plan.table();
        this.name = GeneratedTypes.of(table.type()).table();
    }

    void write(SourceSink sink) throws IOException {
        ClassName origin = JavaTypes.className(table.type());
        TypeSpec.Builder type = GeneratedClass.of(
                        name, table.isPublic(), origin, CodeBlock.of("The table {@code $L}.", table.name()))
                .addField(FieldSpec.builder(
                                RuntimeTypes.TABLE_DEFINITION,
                                "DEFINITION",
                                Modifier.PRIVATE,
                                Modifier.STATIC,
                                Modifier.FINAL)
                        .initializer(new DefinitionExpression(plan).write())
                        .build());
        Map<String, ClassName> accessors = accessors();
        NameAllocator names = new NameAllocator();
        accessors.keySet().forEach(names::newName);
        String client = names.newName("table");
        type.addField(RuntimeTypes.TABLE_CLIENT, client, Modifier.PRIVATE, Modifier.FINAL);
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PRIVATE)
                .addParameter(RuntimeTypes.TABLE_CLIENT, client)
                .addStatement("this.$N = $N", client, client);
        accessors.forEach((accessor, dao) -> {
            type.addField(dao, accessor, Modifier.PRIVATE, Modifier.FINAL);
            constructor.addStatement("this.$N = new $T($N)", accessor, dao, client);
        });
        type.addMethod(constructor.build()).addMethod(over()).addMethod(builder());
        type.addMethod(MethodSpec.methodBuilder("createIfMissing")
                .addJavadoc("Creates the table with its indexes if it isn't there, and waits until it is active.\n")
                .addModifiers(Modifier.PUBLIC)
                .addStatement("$N.createIfMissing()", client)
                .build());
        type.addMethod(transaction(client));
        new SeveralGets(result(), parser(), client).addTo(type);
        type.addMethod(scanForBatch(client));
        if (plan.entities().stream().anyMatch(entity -> !entity.claims().isEmpty())) {
            type.addMethod(verifyClaims(client));
        }
        accessors.forEach((accessor, dao) -> type.addMethod(MethodSpec.methodBuilder(accessor)
                .addJavadoc("Its {@link $T}.\n", dao)
                .addModifiers(Modifier.PUBLIC)
                .returns(dao)
                .addStatement("return $N", accessor)
                .build()));
        GeneratedClass.write(name, type.build(), sink);
    }

    private MethodSpec transaction(String client) {
        return MethodSpec.methodBuilder("transaction")
                .addJavadoc("Starts writes that are committed together, or not at all.\n")
                .addModifiers(Modifier.PUBLIC)
                .returns(ParameterizedTypeName.get(RuntimeTypes.TRANSACTION, result()))
                .addStatement("return this.$N.transaction($T.PARSER)", client, parser())
                .build();
    }

    private MethodSpec verifyClaims(String client) {
        return MethodSpec.methodBuilder("verifyClaims")
                .addJavadoc("Scan: compares the claims of unique values with the entities of the whole table.\n")
                .addModifiers(Modifier.PUBLIC)
                .returns(RuntimeTypes.CLAIM_REPORT)
                .addStatement("return this.$N.verifyClaims($T.PARSER)", client, parser())
                .build();
    }

    private ClassName result() {
        return ParserWriter.result(table.type(), table.entities());
    }

    private ClassName parser() {
        return GeneratedTypes.of(table.type()).parser();
    }

    private MethodSpec scanForBatch(String client) {
        return MethodSpec.methodBuilder("scanForBatch")
                .addJavadoc("Scan: reads the whole table, in so many segments at a time, for batch jobs.\n")
                .addModifiers(Modifier.PUBLIC)
                .returns(ParameterizedTypeName.get(RuntimeTypes.BATCH_SCAN, result()))
                .addParameter(TypeName.INT, "segments")
                .addStatement("return this.$N.scanForBatch($T.PARSER, segments)", client, parser())
                .build();
    }

    private Map<String, ClassName> accessors() {
        List<TypeRef> types = new ArrayList<>();
        plan.entities().forEach(entity -> types.add(entity.entity().type()));
        plan.collections()
                .forEach(collection -> types.add(collection.collection().type()));
        plan.table().aggregates().stream()
                .filter(AggregateModel::isAsked)
                .forEach(aggregate -> types.add(aggregate.type()));
        plan.table().views().stream().filter(ViewModel::isAsked).forEach(view -> types.add(view.type()));
        Map<String, ClassName> accessors = new LinkedHashMap<>();
        for (TypeRef type : types) {
            accessors.put(
                    Names.lowerCamel(type.simpleName()), GeneratedTypes.of(type).dao());
        }
        return accessors;
    }

    private MethodSpec over() {
        return method("over", "The table under the name of its annotation.\n")
                .returns(name)
                .addStatement("return builder(client).build()")
                .build();
    }

    private MethodSpec builder() {
        return method("builder", "Starts with another name, or with a listener.\n")
                .returns(ParameterizedTypeName.get(RuntimeTypes.TABLE_BUILDER, name))
                .addStatement("return new $T<>(client, DEFINITION, $T::new)", RuntimeTypes.TABLE_BUILDER, name)
                .build();
    }

    private static MethodSpec.Builder method(String name, String javadoc) {
        return MethodSpec.methodBuilder(name)
                .addJavadoc(javadoc)
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addParameter(RuntimeTypes.DYNAMO_DB_CLIENT, "client");
    }
}
