package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import com.squareup.javapoet.WildcardTypeName;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.AttributeModel.Role;
import dev.keywright.processor.plan.EntityPlan;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.lang.model.element.Modifier;

/** The writes that the DAO of an entity has: those that are safe for it, as claims, a version or counters decide. */
final class DaoWrites {
    private static final String VIOLATION =
            "@throws dev.keywright.UniqueViolationException if another item holds a value that must be unique\n";

    private static final String UNPROCESSED =
            "@throws dev.keywright.UnprocessedItemsException if DynamoDB leaves some unprocessed time and again\n";

    private final EntityPlan plan;
    private final ClassName entity;
    private final CodeBlock mapping;
    private final String object;
    private final List<ParameterSpec> keyParameters;
    private final CodeBlock key;
    private final Optional<AttributeModel> version;
    private final boolean claims;
    private final WriteCost cost;
    private final boolean counters;

    DaoWrites(EntityPlan plan, String object, List<ParameterSpec> keyParameters, CodeBlock key) {
        this.plan = plan;
        this.entity = JavaTypes.className(plan.entity().type());
        this.mapping =
                CodeBlock.of("$T.TYPE", GeneratedTypes.of(plan.entity().type()).mapping());
        this.object = object;
        this.keyParameters = keyParameters;
        this.key = key;
        this.version = plan.entity().with(Role.VERSION);
        this.cost = new WriteCost(plan);
        this.claims = !plan.claims().isEmpty();
        this.counters = plan.entity().with(Role.COUNTER).isPresent();
    }

    /** Writes of whole entities. */
    void addWholeTo(TypeSpec.Builder type) {
        type.addMethod(create()).addMethod(getOrCreate());
        if (!claims && !counters && version.isEmpty()) {
            type.addMethod(ofEntity("put")
                    .addJavadoc(
                            "PutItem, $L: inserts, or replaces the item and all attributes that $L doesn't know.\n",
                            cost.ofWhole(),
                            entity.simpleName())
                    .returns(entity)
                    .addStatement("return table.put($L, $N)", mapping, object)
                    .build());
        }
    }

    /** Writes of what changes. */
    void addChangesTo(TypeSpec.Builder type) {
        type.addMethod(replace());
        type.addMethod(modifyByParts()).addMethod(modifyByKey());
    }

    /** Deletions. */
    void addDeletesTo(TypeSpec.Builder type) {
        type.addMethod(deleteByParts()).addMethod(deleteByKey()).addMethod(deleteEntity());
    }

    /** Writes of many, which can have no conditions. */
    void addBatchesTo(TypeSpec.Builder type) {
        if (claims || version.isPresent()) {
            return;
        }
        if (!counters) {
            type.addMethod(batch("batchPut", "entities", WildcardTypeName.subtypeOf(entity))
                    .addJavadoc(
                            "Inserts or replaces many: a BatchWriteItem for 25, not a transaction; $L of each.\n\n",
                            cost.ofWhole())
                    .addJavadoc(
                            "@throws IllegalArgumentException if two have one key, or one is over 400 KB; nothing is written then\n")
                    .addJavadoc(UNPROCESSED)
                    .build());
        }
        type.addMethod(batch("batchDelete", "keys", itemKey())
                .addJavadoc("Deletes many: a BatchWriteItem for 25, not a transaction; $L of each.\n\n", cost.ofWhole())
                .addJavadoc("@throws IllegalArgumentException if a key is there twice; nothing is deleted then\n")
                .addJavadoc(UNPROCESSED)
                .build());
    }

    private MethodSpec.Builder batch(String name, String parameter, TypeName element) {
        return method(name)
                .addParameter(ParameterizedTypeName.get(ClassName.get(Collection.class), element), parameter)
                .addStatement("table.$L($L, $L)", name, mapping, parameter);
    }

    private MethodSpec create() {
        MethodSpec.Builder create = ofEntity("create")
                .addJavadoc(
                        claims
                                ? "Puts the item and its claims in one transaction, on condition that no item has the key: $L."
                                : "PutItem, on condition that no item has the key: $L.",
                        cost.ofWhole());
        version.ifPresent(attribute -> create.addJavadoc(" Whatever $L it has, 1 is stored.", attribute.name()));
        create.addJavadoc("\n\n@throws dev.keywright.ItemExistsException if an item has the key\n");
        if (claims) {
            create.addJavadoc(VIOLATION);
        }
        return create.returns(entity)
                .addStatement("return table.create($L, $N)", mapping, object)
                .build();
    }

    private MethodSpec getOrCreate() {
        MethodSpec.Builder create = ofEntity("getOrCreate")
                .addJavadoc("As {@link #create}, but where an item has the key returns that, in the same request.\n");
        if (claims) {
            create.addJavadoc("\n" + VIOLATION);
        }
        return create.returns(entity)
                .addStatement("return table.getOrCreate($L, $N)", mapping, object)
                .build();
    }

    private MethodSpec replace() {
        MethodSpec.Builder replace = method("replace")
                .addJavadoc(
                        "Writes what differs: $L, $L, on condition that $L.", request(), cost.ofUpdate(), condition())
                .addJavadoc(leftAlone())
                .addJavadoc("\n\n@throws dev.keywright.ItemNotFoundException if there is no item\n")
                .addJavadoc(conflict("if another write was faster"));
        if (claims) {
            replace.addJavadoc(VIOLATION);
        }
        return replace.returns(entity)
                .addParameter(entity, "before")
                .addParameter(entity, "after")
                .addStatement("return table.replace($L, before, after)", mapping)
                .build();
    }

    private String request() {
        return claims ? "one UpdateItem, or where claims change a transaction and a read" : "one UpdateItem";
    }

    private String condition() {
        return version.map(
                        attribute -> "the item has the " + attribute.name() + " of {@code before}, which is advanced")
                .orElse("nobody changed that, or what keys that follow are made of, since {@code before} was read");
    }

    private String leftAlone() {
        List<String> counted = plan.entity().shape().attributes().stream()
                .filter(attribute -> attribute.role() == Role.COUNTER)
                .map(AttributeModel::name)
                .toList();
        return counted.isEmpty() ? "" : " What is stored of " + String.join(" and ", counted) + " stays.";
    }

    private String conflict(String when) {
        String exception = version.isPresent() ? "VersionConflictException" : "ConditionFailedException";
        return "@throws dev.keywright." + exception + " " + when + "\n";
    }

    private MethodSpec modifyByParts() {
        String change = Parameters.unused("change", plan.primary().parameters());
        MethodSpec.Builder modify = method("modify")
                .addJavadoc(
                        "Reads the item consistently, applies the function and writes what differs, as {@link #replace}"
                                + " does; all of it again where another write was faster, at most ten times.")
                .addJavadoc("\n\n@throws dev.keywright.ItemNotFoundException if there is no item\n")
                .addJavadoc(conflict("if other writes were faster for too long"));
        if (claims) {
            modify.addJavadoc(VIOLATION);
        }
        return modify.returns(entity)
                .addParameters(keyParameters)
                .addParameter(operator(), change)
                .addStatement("return modify($L, $N)", key, change)
                .build();
    }

    private MethodSpec modifyByKey() {
        return method("modify")
                .addJavadoc("As {@link #modify($L$T)}.\n", prefix(), UnaryOperator.class)
                .returns(entity)
                .addParameter(itemKey(), "key")
                .addParameter(operator(), "change")
                .addStatement("return table.modify(key, change)")
                .build();
    }

    private CodeBlock prefix() {
        return keyParameters.isEmpty() ? CodeBlock.of("") : CodeBlock.of("$L, ", Parameters.types(keyParameters));
    }

    private ParameterizedTypeName operator() {
        return ParameterizedTypeName.get(ClassName.get(UnaryOperator.class), entity);
    }

    private MethodSpec deleteByParts() {
        MethodSpec.Builder delete = method("delete")
                .addJavadoc(
                        claims
                                ? "Deletes the item and its claims in one transaction, after a read: $L. What isn't there is no error.\n"
                                : "DeleteItem, $L: what isn't there is no error.\n",
                        cost.ofWhole())
                .addParameters(keyParameters);
        if (version.isEmpty()) {
            return delete.addStatement("delete($L)", key).build();
        }
        ParameterSpec parameter = Parameters.version(plan).orElseThrow();
        return delete.addJavadoc("\n" + conflict("if the item has another version"))
                .addParameter(parameter)
                .addStatement("delete($L, $N)", key, parameter)
                .build();
    }

    private MethodSpec deleteByKey() {
        if (version.isEmpty()) {
            return method("delete")
                    .addJavadoc("As {@link #delete($L)}.\n", Parameters.types(keyParameters))
                    .addParameter(itemKey(), "key")
                    .addStatement("table.delete(key)")
                    .build();
        }
        ParameterSpec parameter = Parameters.version(plan).orElseThrow();
        return method("delete")
                .addJavadoc("As {@link #delete($L$T)}.\n", prefix(), parameter.type)
                .addParameter(itemKey(), "key")
                .addParameter(parameter)
                .addStatement("table.delete(key, $N)", parameter)
                .build();
    }

    private MethodSpec deleteEntity() {
        MethodSpec.Builder delete = ofEntity("delete")
                .addJavadoc(
                        "Deletes the item that has the key of {@code $L}$L.\n",
                        object,
                        claims ? ", without the read" : "");
        version.ifPresent(attribute -> delete.addJavadoc("\n" + conflict("if the item has another version")));
        return delete.addStatement("table.delete($L, $N)", mapping, object).build();
    }

    private ParameterizedTypeName itemKey() {
        return ParameterizedTypeName.get(RuntimeTypes.ITEM_KEY, entity);
    }

    private MethodSpec.Builder ofEntity(String name) {
        return method(name).addParameter(entity, object);
    }

    private static MethodSpec.Builder method(String name) {
        return MethodSpec.methodBuilder(name).addModifiers(Modifier.PUBLIC);
    }
}
