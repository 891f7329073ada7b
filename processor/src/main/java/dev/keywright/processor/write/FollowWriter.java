package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.plan.ClaimPlan;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.KeyAttribute;
import dev.keywright.processor.plan.UpdatePlan.Follow;
import dev.keywright.processor.plan.UpdatePlan.Setter;
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
    private final Map<List<AttributeModel>, CodeBlock.Builder> blocks = new LinkedHashMap<>();

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
        CodeBlock.Builder body = CodeBlock.builder();
        blocks.forEach((attributes, block) -> body.beginControlFlow("if ($L)", anySet(attributes))
                .add(block.build())
                .endControlFlow());
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
                CodeBlock.Builder block = block(inputs);
                put(follow, attributes, values("value", block), block);
            });
            return;
        }
        Set<AttributeModel> deciding = new LinkedHashSet<>(follow.presence());
        follow.inputs().forEach(deciding::addAll);
        CodeBlock.Builder block = block(deciding);
        EntityValues values = values("value", block);
        Conditions conditions = new Conditions(plan.entity().shape(), values::attribute);
        values.prepare(conditions.attributes(follow.key()));
        block.beginControlFlow("if ($L)", conditions.of(follow.key()));
        put(follow, written, values, block);
        CodeBlock names = written.stream()
                .map(attribute -> CodeBlock.of("$S", attribute.name()))
                .collect(CodeBlock.joining(", "));
        block.nextControlFlow("else")
                .addStatement("$L($L)", inherited.apply("remove"), names)
                .endControlFlow();
    }

    /** What happens if one of the attributes is set; those that no update can set are only looked at. */
    private CodeBlock.Builder block(Collection<AttributeModel> attributes) {
        List<AttributeModel> settable = plan.update().setters().stream()
                .map(Setter::attribute)
                .filter(attributes::contains)
                .toList();
        return settable.isEmpty() ? CodeBlock.builder() : blocks.computeIfAbsent(settable, none -> CodeBlock.builder());
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

    private void put(Follow follow, List<KeyAttribute> attributes, EntityValues values, CodeBlock.Builder block) {
        KeyExpressions expressions = KeyExpressions.of(keys, component -> value(component, values));
        for (KeyAttribute attribute : attributes) {
            String put = follow.key().partition().contains(attribute) ? "key" : "sortKey";
            CodeBlock text = expressions.text(follow.key(), attribute);
            block.addStatement("$L($S, $L)", inherited.apply(put), attribute.name(), text);
        }
    }

    private void move(ClaimPlan claim) {
        Set<AttributeModel> made = new LinkedHashSet<>();
        claim.components().stream()
                .filter(component -> !kept.isFixed(component))
                .forEach(component -> made.add(component.attribute()));
        CodeBlock.Builder block = block(made);
        CodeBlock before = claimOrNull(claim, "before", block);
        CodeBlock after = claimOrNull(claim, "value", block);
        block.addStatement("$L($L, $L)", inherited.apply("moveClaim"), before, after);
    }

    private CodeBlock claimOrNull(ClaimPlan claim, String when, CodeBlock.Builder block) {
        EntityValues values = values(when, block);
        CodeBlock present = claim.components().stream()
                .filter(Component::nullable)
                .map(component -> CodeBlock.of("$L == null", values.attribute(component.path())))
                .distinct()
                .collect(CodeBlock.joining(" || "));
        CodeBlock key =
                KeyExpressions.of(keys, component -> value(component, values)).claim(claim);
        return present.isEmpty() ? key : CodeBlock.of("$L ? null : $L", present, key);
    }

    private CodeBlock value(Component component, EntityValues values) {
        return kept.isFixed(component) ? kept.value(component) : values.component(component);
    }

    private EntityValues values(String when, CodeBlock.Builder block) {
        NameAllocator names = new NameAllocator();
        Set<String> fields = new LinkedHashSet<>();
        kept.tracked().forEach(attribute -> fields.add(attribute.name()));
        kept.kept().forEach(component -> fields.add(component.name()));
        fields.forEach(names::newName);
        return EntityValues.inUpdate(
                attribute -> kept.tracked().contains(attribute)
                        ? CodeBlock.of("$N.$L()", attribute.name(), when)
                        : kept.value(attribute),
                names,
                block);
    }

    private static CodeBlock anySet(List<AttributeModel> attributes) {
        return attributes.stream()
                .map(attribute -> CodeBlock.of("$N.isSet()", attribute.name()))
                .collect(CodeBlock.joining(" || "));
    }
}
