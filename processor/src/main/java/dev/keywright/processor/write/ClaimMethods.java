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
import dev.keywright.processor.plan.ClaimPlan;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.template.Component;
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
        CodeBlock shape = table.typeAttribute().isEmpty()
                ? CodeBlock.of(
                        ", $T.of(), $L",
                        List.class,
                        KeyShapes.of(claim, !table.sortKey().isEmpty(), table.delimiter()))
                : CodeBlock.of("");
        return FieldSpec.builder(RuntimeTypes.CLAIM_TYPE, KeyNames.claimType(claim), Modifier.STATIC, Modifier.FINAL)
                .initializer(
                        "new $T($S, $S, $T.of($L)$L)",
                        RuntimeTypes.CLAIM_TYPE,
                        claim.unique().name(),
                        claim.typeName(),
                        List.class,
                        storedNames,
                        shape)
                .build();
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
        if (plan.claims().stream().noneMatch(claim -> isNullable(claim))) {
            CodeBlock all =
                    plan.claims().stream().map(claim -> claim(claim, values)).collect(CodeBlock.joining(", "));
            body.addStatement("return $T.of($L)", List.class, all);
        } else {
            body.addStatement(
                    "$T claims = new $T<>($L)",
                    ParameterizedTypeName.get(ClassName.get(List.class), RuntimeTypes.CLAIM),
                    ArrayList.class,
                    plan.claims().size());
            plan.claims().forEach(claim -> add(claim, values, body));
            body.addStatement("return claims");
        }
        return overriding("claims", RuntimeTypes.CLAIM)
                .addParameter(entity, object)
                .addCode(body.build())
                .build();
    }

    private void add(ClaimPlan claim, EntityValues values, CodeBlock.Builder body) {
        List<List<AttributeModel>> nullable = claim.components().stream()
                .filter(Component::nullable)
                .map(Component::path)
                .distinct()
                .toList();
        values.prepare(nullable);
        if (nullable.isEmpty()) {
            body.addStatement("claims.add($L)", claim(claim, values));
            return;
        }
        CodeBlock present = nullable.stream()
                .map(path -> CodeBlock.of("$L != null", values.attribute(path)))
                .collect(CodeBlock.joining(" && "));
        body.beginControlFlow("if ($L)", present);
        body.addStatement("claims.add($L)", claim(claim, values));
        body.endControlFlow();
    }

    private CodeBlock claim(ClaimPlan claim, EntityValues values) {
        return KeyExpressions.of(keys, values::component).claim(claim);
    }

    static boolean isNullable(ClaimPlan claim) {
        return claim.components().stream().anyMatch(Component::nullable);
    }

    private static MethodSpec.Builder overriding(String name, ClassName element) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(ParameterizedTypeName.get(ClassName.get(List.class), element));
    }
}
