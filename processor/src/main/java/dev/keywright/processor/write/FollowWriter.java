package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.plan.ClaimPlan;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.KeyAttribute;
import dev.keywright.processor.plan.UpdatePlan.Follow;
import dev.keywright.processor.template.Component;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import javax.lang.model.element.Modifier;

/** Writes {@code XUpdate.follow()}: the index keys and claims that change with what is set. */
final class FollowWriter {
    private final EntityPlan plan;
    private final KeyNames keys;
    private final UpdateKeys kept;
    private final UnaryOperator<String> inherited;
    private final CodeBlock.Builder body = CodeBlock.builder();

    /** {@code inherited} gives a method of the superclass, which a setter may overload. */
    FollowWriter(EntityPlan plan, KeyNames keys, UpdateKeys kept, UnaryOperator<String> inherited) {
        this.plan = plan;
        this.keys = keys;
        this.kept = kept;
        this.inherited = inherited;
    }

    MethodSpec write() {
        plan.update().follows().forEach(this::follow);
        plan.claims().forEach(this::move);
        return MethodSpec.methodBuilder("follow")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED)
                .addCode(body.build())
                .build();
    }

    private void follow(Follow follow) {
        List<KeyAttribute> written = follow.key().written();
        if (follow.presence().isEmpty()) {
            byInputs(follow).forEach((inputs, attributes) -> {
                body.beginControlFlow("if ($L)", anySet(inputs));
                put(follow, attributes, values("value", body));
                body.endControlFlow();
            });
            return;
        }
        Set<AttributeModel> deciding = new LinkedHashSet<>(follow.presence());
        follow.inputs().forEach(deciding::addAll);
        body.beginControlFlow("if ($L)", anySet(inDeclarationOrder(deciding)));
        EntityValues values = values("value", body);
        Conditions conditions = new Conditions(plan.entity().shape(), values::attribute);
        values.prepare(conditions.attributes(follow.key()));
        body.beginControlFlow("if ($L)", conditions.of(follow.key()));
        put(follow, written, values);
        CodeBlock names = written.stream()
                .map(attribute -> CodeBlock.of("$S", attribute.name()))
                .collect(CodeBlock.joining(", "));
        body.nextControlFlow("else").addStatement("$L($L)", inherited.apply("remove"), names);
        body.endControlFlow().endControlFlow();
    }

    /** The attributes of a key that are made of the same inputs change together. */
    private static Map<List<AttributeModel>, List<KeyAttribute>> byInputs(Follow follow) {
        Map<List<AttributeModel>, List<KeyAttribute>> groups = new LinkedHashMap<>();
        for (int i = 0; i < follow.inputs().size(); i++) {
            List<AttributeModel> inputs = follow.inputs().get(i);
            if (!inputs.isEmpty()) {
                groups.computeIfAbsent(inputs, none -> new ArrayList<>())
                        .add(follow.key().written().get(i));
            }
        }
        return groups;
    }

    private void put(Follow follow, List<KeyAttribute> attributes, EntityValues values) {
        for (KeyAttribute attribute : attributes) {
            String put = follow.key().partition().contains(attribute) ? "key" : "sortKey";
            body.addStatement(
                    "$L($S, $L)",
                    inherited.apply(put),
                    attribute.name(),
                    keys.text(attribute, component -> value(component, values)));
        }
    }

    private void move(ClaimPlan claim) {
        Set<AttributeModel> made = new LinkedHashSet<>();
        claim.components().stream()
                .filter(component -> !kept.isFixed(component))
                .forEach(component -> made.add(component.attribute()));
        if (made.isEmpty()) {
            return;
        }
        body.beginControlFlow("if ($L)", anySet(inDeclarationOrder(made)));
        CodeBlock before = claimOrNull(claim, "before");
        CodeBlock after = claimOrNull(claim, "value");
        body.addStatement("$L($L, $L)", inherited.apply("moveClaim"), before, after);
        body.endControlFlow();
    }

    private CodeBlock claimOrNull(ClaimPlan claim, String when) {
        EntityValues values = values(when, body);
        CodeBlock present = claim.components().stream()
                .filter(Component::nullable)
                .map(component -> CodeBlock.of("$L == null", values.attribute(component.path())))
                .distinct()
                .collect(CodeBlock.joining(" || "));
        CodeBlock key = keys.claim(claim, component -> value(component, values));
        return present.isEmpty() ? key : CodeBlock.of("$L ? null : $L", present, key);
    }

    private CodeBlock value(Component component, EntityValues values) {
        return kept.isFixed(component) ? kept.value(component) : values.component(component);
    }

    private EntityValues values(String when, CodeBlock.Builder block) {
        Set<Component> fixed = new LinkedHashSet<>(kept.kept());
        NameAllocator names = new NameAllocator();
        plan.update()
                .setters()
                .forEach(setter -> names.newName(setter.attribute().name()));
        fixed.forEach(component -> names.newName(component.name()));
        return EntityValues.inUpdate(
                attribute -> plan.update().setters().stream()
                                .anyMatch(setter -> setter.attribute().equals(attribute))
                        ? CodeBlock.of("$N.$L()", attribute.name(), when)
                        : kept.value(attribute),
                names,
                block);
    }

    private List<AttributeModel> inDeclarationOrder(Collection<AttributeModel> attributes) {
        return plan.entity().shape().attributes().stream()
                .filter(attributes::contains)
                .toList();
    }

    private static CodeBlock anySet(List<AttributeModel> attributes) {
        return attributes.stream()
                .map(attribute -> CodeBlock.of("$N.isSet()", attribute.name()))
                .collect(CodeBlock.joining(" || "));
    }
}
