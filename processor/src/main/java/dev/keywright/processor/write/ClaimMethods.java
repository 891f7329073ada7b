package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.plan.ClaimPlan;
import dev.keywright.processor.plan.EntityPlan;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** What a mapping says of the uniqueness claims of its entity; nothing where there are none. */
final class ClaimMethods {
    private final EntityPlan plan;
    private final TableModel table;
    private final KeyNames keys;
    private final ClassName entity;
    private final String object;

    ClaimMethods(EntityPlan plan, TableModel table, KeyNames keys, ClassName entity, String object) {
        this.plan = plan;
        this.table = table;
        this.keys = keys;
        this.entity = entity;
        this.object = object;
    }

    void addTo(TypeSpec.Builder type, NameAllocator allocator) {
        if (plan.claims().isEmpty()) {
            return;
        }
        plan.claims().forEach(claim -> type.addField(constant(claim)));
        type.addMethod(claimTypes()).addMethod(claims(allocator));
    }

    private FieldSpec constant(ClaimPlan claim) {
        CodeBlock storedNames = claim.components().stream()
                .map(component -> component.attribute().storedName())
                .distinct()
                .map(stored -> CodeBlock.of("$S", stored))
                .collect(CodeBlock.joining(", "));
        List<CodeBlock> conditions = claim.when().stream()
                .map(WhenModel::root)
                .distinct()
                .map(root -> CodeBlock.of("$S", storedName(root)))
                .toList();
        CodeBlock shape = table.typeAttribute().isEmpty()
                ? KeyShapes.of(claim, !table.sortKey().isEmpty(), table.delimiter())
                : CodeBlock.of("null");
        CodeBlock more = conditions.isEmpty() && !table.typeAttribute().isEmpty()
                ? CodeBlock.of("")
                : CodeBlock.of(", $T.of($L), $L", List.class, CodeBlock.join(conditions, ", "), shape);
        return FieldSpec.builder(RuntimeTypes.CLAIM_TYPE, KeyNames.claimType(claim), Modifier.STATIC, Modifier.FINAL)
                .initializer(
                        "new $T($S, $S, $T.of($L)$L)",
                        RuntimeTypes.CLAIM_TYPE,
                        claim.unique().name(),
                        claim.typeName(),
                        List.class,
                        storedNames,
                        more)
                .build();
    }

    private String storedName(String attribute) {
        return plan.entity().shape().attributes().stream()
                .filter(candidate -> candidate.name().equals(attribute))
                .map(AttributeModel::storedName)
                .findFirst()
                .orElseThrow();
    }

    private MethodSpec claimTypes() {
        CodeBlock types = plan.claims().stream()
                .map(claim -> CodeBlock.of("$L", KeyNames.claimType(claim)))
                .collect(CodeBlock.joining(", "));
        return overriding("claimTypes", RuntimeTypes.CLAIM_TYPE)
                .addStatement("return $T.of($L)", List.class, types)
                .build();
    }

    private MethodSpec claims(NameAllocator allocator) {
        CodeBlock.Builder body = CodeBlock.builder();
        EntityValues values = EntityValues.of(object, allocator.clone(), body);
        Conditions conditions = new Conditions(plan.entity().shape(), values::attribute);
        if (plan.claims().stream()
                .allMatch(claim -> conditions.attributes(claim).isEmpty())) {
            CodeBlock all =
                    plan.claims().stream().map(claim -> claim(claim, values)).collect(CodeBlock.joining(", "));
            body.addStatement("return $T.of($L)", List.class, all);
        } else {
            body.addStatement(
                    "$T claims = new $T<>($L)",
                    ParameterizedTypeName.get(ClassName.get(List.class), RuntimeTypes.CLAIM),
                    ArrayList.class,
                    plan.claims().size());
            plan.claims().forEach(claim -> add(claim, conditions, values, body));
            body.addStatement("return claims");
        }
        return overriding("claims", RuntimeTypes.CLAIM)
                .addParameter(entity, object)
                .addCode(body.build())
                .build();
    }

    private void add(ClaimPlan claim, Conditions conditions, EntityValues values, CodeBlock.Builder body) {
        values.prepare(conditions.attributes(claim));
        CodeBlock condition = conditions.of(claim);
        if (condition.isEmpty()) {
            body.addStatement("claims.add($L)", claim(claim, values));
            return;
        }
        body.beginControlFlow("if ($L)", condition);
        body.addStatement("claims.add($L)", claim(claim, values));
        body.endControlFlow();
    }

    private CodeBlock claim(ClaimPlan claim, EntityValues values) {
        return KeyExpressions.of(keys, values::component).claim(claim);
    }

    private static MethodSpec.Builder overriding(String name, ClassName element) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(ParameterizedTypeName.get(ClassName.get(List.class), element));
    }
}
