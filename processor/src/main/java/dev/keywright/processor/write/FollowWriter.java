package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.plan.ClaimPlan;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.KeyAttribute;
import dev.keywright.processor.plan.UpdatePlan.ClaimFollow;
import dev.keywright.processor.plan.UpdatePlan.Follow;
import dev.keywright.processor.plan.UpdatePlan.Setter;
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
        plan.update().claims().forEach(this::move);
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
        groups.forEach((inputs, attributes) -> {
            FollowBlock block = block(inputs);
            attributes.forEach(attribute -> put(follow, attribute, block));
        });
    }

    /** The keys of one index, of which an item has one or none: then the index's attributes are removed. */
    private void sometimes(List<Follow> follows) {
        Set<AttributeModel> lookedAt = new LinkedHashSet<>();
        Set<String> names = new LinkedHashSet<>();
        for (Follow follow : follows) {
            lookedAt.addAll(follow.presence());
            follow.key().written().forEach(attribute -> names.add(attribute.name()));
        }
        if (follows.size() == 1) {
            follows.get(0).inputs().forEach(lookedAt::addAll);
        } else {
            // What decides on one key may be unknown where only what another is made of is set.
            follows.forEach(follow -> whileItHas(follow, lookedAt));
        }
        FollowBlock block = block(lookedAt);
        follows.forEach(follow -> prepare(follow, block));
        String control = "if ($L)";
        for (Follow follow : follows) {
            CodeBlock condition = conditions(block).of(follow.key());
            if (control.startsWith("else")) {
                block.body().nextControlFlow(control, condition);
            } else {
                block.body().beginControlFlow(control, condition);
            }
            for (int i = 0; i < follow.inputs().size(); i++) {
                putIfChanged(follow, i, settable(lookedAt), block);
            }
            control = "else if ($L)";
        }
        CodeBlock removed = names.stream().map(name -> CodeBlock.of("$S", name)).collect(CodeBlock.joining(", "));
        block.body()
                .nextControlFlow("else")
                .addStatement("$L($L)", inherited.apply("remove"), removed)
                .endControlFlow();
    }

    /** What is made of attributes that don't decide whether an item has the key. */
    private void whileItHas(Follow follow, Set<AttributeModel> deciding) {
        for (int i = 0; i < follow.inputs().size(); i++) {
            List<AttributeModel> inputs = follow.inputs().get(i).stream()
                    .filter(input -> !deciding.contains(input))
                    .toList();
            if (!inputs.isEmpty()) {
                FollowBlock block = block(inputs);
                prepare(follow, block);
                block.body().beginControlFlow("if ($L)", conditions(block).of(follow.key()));
                put(follow, follow.key().written().get(i), block);
                block.body().endControlFlow();
            }
        }
    }

    private Conditions conditions(FollowBlock block) {
        return new Conditions(plan.entity().shape(), block.values("value")::attribute);
    }

    private void prepare(Follow follow, FollowBlock block) {
        block.values("value").prepare(conditions(block).attributes(follow.key()));
    }

    /** What doesn't change with all that is looked at is written only if it changes: else it may be unknown. */
    private void putIfChanged(Follow follow, int which, List<AttributeModel> lookedAt, FollowBlock block) {
        Set<AttributeModel> inputs = new LinkedHashSet<>(follow.inputs().get(which));
        boolean constant = inputs.isEmpty();
        inputs.addAll(follow.presence());
        boolean guarded = !constant && !inputs.containsAll(lookedAt);
        if (guarded) {
            block.body().beginControlFlow("if ($L)", anySet(settable(inputs)));
        }
        put(follow, follow.key().written().get(which), block);
        if (guarded) {
            block.body().endControlFlow();
        }
    }

    private void put(Follow follow, KeyAttribute attribute, FollowBlock block) {
        String put = follow.key().partition().contains(attribute) ? "key" : "sortKey";
        CodeBlock text = KeyExpressions.of(keys, component -> block.value(component, "value"))
                .text(follow.key(), attribute);
        block.body().addStatement("$L($S, $L)", inherited.apply(put), attribute.name(), text);
    }

    /** What happens if one of the attributes is set. */
    private FollowBlock block(Collection<AttributeModel> attributes) {
        List<AttributeModel> settable = settable(attributes);
        return settable.isEmpty()
                ? new FollowBlock(kept)
                : blocks.computeIfAbsent(settable, none -> new FollowBlock(kept));
    }

    /** Those that an update can set; others, of the primary key, are only looked at. */
    private List<AttributeModel> settable(Collection<AttributeModel> attributes) {
        return plan.update().setters().stream()
                .map(Setter::attribute)
                .filter(attributes::contains)
                .toList();
    }

    private void move(ClaimFollow follow) {
        ClaimPlan claim = follow.claim();
        Set<AttributeModel> lookedAt = new LinkedHashSet<>(follow.inputs());
        lookedAt.addAll(follow.decidedBy());
        FollowBlock block = block(lookedAt);
        CodeBlock before = before(claim, block);
        CodeBlock after = after(claim, block);
        block.body().addStatement("$L($L, $L)", inherited.apply("moveClaim"), before, after);
    }

    /** What is released, whether it is held or not. */
    private CodeBlock before(ClaimPlan claim, FollowBlock block) {
        CodeBlock absent = claim.nullable().stream()
                .map(component ->
                        CodeBlock.of("$L == null", block.values("before").attribute(component.path())))
                .distinct()
                .collect(CodeBlock.joining(" || "));
        CodeBlock key = claim(claim, "before", block);
        return absent.isEmpty() ? key : CodeBlock.of("$L ? null : $L", absent, key);
    }

    private CodeBlock after(ClaimPlan claim, FollowBlock block) {
        Conditions conditions = conditions(block);
        block.values("value").prepare(conditions.attributes(claim));
        CodeBlock condition = conditions.of(claim);
        CodeBlock key = claim(claim, "value", block);
        return condition.isEmpty() ? key : CodeBlock.of("$L ? $L : null", condition, key);
    }

    private CodeBlock claim(ClaimPlan claim, String when, FollowBlock block) {
        return KeyExpressions.of(keys, component -> block.value(component, when))
                .claim(claim);
    }

    private static CodeBlock anySet(List<AttributeModel> attributes) {
        return attributes.stream()
                .map(attribute -> CodeBlock.of("$N.isSet()", Names.of(attribute)))
                .collect(CodeBlock.joining(" || "));
    }
}
