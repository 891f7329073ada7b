package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
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
    private final Map<List<AttributeModel>, FollowBlock> blocks = new LinkedHashMap<>();

    /** {@code inherited} gives a method of the superclass, which a setter may overload. */
    FollowWriter(EntityPlan plan, KeyNames keys, UpdateKeys kept, UnaryOperator<String> inherited) {
        this.plan = plan;
        this.keys = keys;
        this.kept = kept;
        this.inherited = inherited;
    }

    MethodSpec write() {
        Map<String, List<Follow>> byIndex = new LinkedHashMap<>();
        for (Follow follow : plan.update().follows()) {
            byIndex.computeIfAbsent(follow.key().index(), none -> new ArrayList<>())
                    .add(follow);
        }
        for (List<Follow> follows : byIndex.values()) {
            if (follows.stream().allMatch(follow -> follow.presence().isEmpty())) {
                follows.forEach(this::always);
            } else {
                sometimes(follows);
            }
        }
        plan.claims().forEach(this::move);
        CodeBlock.Builder body = CodeBlock.builder();
        blocks.forEach((attributes, block) -> body.beginControlFlow("if ($L)", anySet(attributes))
                .add(block.code())
                .endControlFlow());
        return MethodSpec.methodBuilder("follow")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED)
                .addCode(body.build())
                .build();
    }

    /** A key that every item has: each attribute changes with what it is made of, and those of the same together. */
    private void always(Follow follow) {
        Map<List<AttributeModel>, List<KeyAttribute>> groups = new LinkedHashMap<>();
        for (int i = 0; i < follow.inputs().size(); i++) {
            List<AttributeModel> inputs = follow.inputs().get(i);
            if (!inputs.isEmpty()) {
                groups.computeIfAbsent(inputs, none -> new ArrayList<>())
                        .add(follow.key().written().get(i));
            }
        }
        groups.forEach((inputs, attributes) -> put(follow, attributes, block(inputs)));
    }

    /** The keys of one index of which an item has one or none: then the index's attributes are removed. */
    private void sometimes(List<Follow> follows) {
        Set<AttributeModel> deciding = new LinkedHashSet<>();
        Set<String> names = new LinkedHashSet<>();
        for (Follow follow : follows) {
            deciding.addAll(follow.presence());
            follow.inputs().forEach(deciding::addAll);
            follow.key().written().forEach(attribute -> names.add(attribute.name()));
        }
        FollowBlock block = block(deciding);
        Conditions conditions = new Conditions(plan.entity().shape(), block.values("value")::attribute);
        follows.forEach(follow -> block.values("value").prepare(conditions.attributes(follow.key())));
        String control = "if ($L)";
        for (Follow follow : follows) {
            CodeBlock condition = conditions.of(follow.key());
            if (control.startsWith("else")) {
                block.body().nextControlFlow(control, condition);
            } else {
                block.body().beginControlFlow(control, condition);
            }
            put(follow, follow.key().written(), block);
            control = "else if ($L)";
        }
        CodeBlock removed = names.stream().map(name -> CodeBlock.of("$S", name)).collect(CodeBlock.joining(", "));
        block.body()
                .nextControlFlow("else")
                .addStatement("$L($L)", inherited.apply("remove"), removed)
                .endControlFlow();
    }

    /** What happens if one of the attributes is set; those that no update can set are only looked at. */
    private FollowBlock block(Collection<AttributeModel> attributes) {
        List<AttributeModel> settable = plan.update().setters().stream()
                .map(Setter::attribute)
                .filter(attributes::contains)
                .toList();
        return settable.isEmpty()
                ? new FollowBlock(kept)
                : blocks.computeIfAbsent(settable, none -> new FollowBlock(kept));
    }

    private void put(Follow follow, List<KeyAttribute> attributes, FollowBlock block) {
        KeyExpressions expressions = KeyExpressions.of(keys, component -> block.value(component, "value"));
        for (KeyAttribute attribute : attributes) {
            String put = follow.key().partition().contains(attribute) ? "key" : "sortKey";
            CodeBlock text = expressions.text(follow.key(), attribute);
            block.body().addStatement("$L($S, $L)", inherited.apply(put), attribute.name(), text);
        }
    }

    private void move(ClaimPlan claim) {
        Set<AttributeModel> made = new LinkedHashSet<>();
        claim.components().stream()
                .filter(component -> !kept.isFixed(component))
                .forEach(component -> made.add(component.attribute()));
        FollowBlock block = block(made);
        CodeBlock before = claimOrNull(claim, "before", block);
        CodeBlock after = claimOrNull(claim, "value", block);
        block.body().addStatement("$L($L, $L)", inherited.apply("moveClaim"), before, after);
    }

    private CodeBlock claimOrNull(ClaimPlan claim, String when, FollowBlock block) {
        CodeBlock absent = claim.components().stream()
                .filter(Component::nullable)
                .map(component -> CodeBlock.of("$L == null", block.values(when).attribute(component.path())))
                .distinct()
                .collect(CodeBlock.joining(" || "));
        CodeBlock key = KeyExpressions.of(keys, component -> block.value(component, when))
                .claim(claim);
        return absent.isEmpty() ? key : CodeBlock.of("$L ? null : $L", absent, key);
    }

    private static CodeBlock anySet(List<AttributeModel> attributes) {
        return attributes.stream()
                .map(attribute -> CodeBlock.of("$N.isSet()", attribute.name()))
                .collect(CodeBlock.joining(" || "));
    }
}
