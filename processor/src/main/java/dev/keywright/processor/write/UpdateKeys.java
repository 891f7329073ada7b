package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.KeyAttribute;
import dev.keywright.processor.plan.UpdatePlan;
import dev.keywright.processor.template.Component;
import dev.keywright.processor.template.RuntimeRef;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What an update keeps of the primary key, as keys and claims that follow it are made of that too. */
final class UpdateKeys {
    private final EntityPlan plan;
    private final Set<AttributeModel> told = new LinkedHashSet<>();
    private final List<Component> kept;

    UpdateKeys(EntityPlan plan) {
        this.plan = plan;
        for (UpdatePlan.Setter setter : plan.update().setters()) {
            told.add(setter.attribute());
            told.addAll(setter.others());
            told.addAll(setter.othersToRemove());
        }
        Set<Component> sources = new LinkedHashSet<>();
        needed().stream().filter(this::isFixed).forEach(component -> sources.add(source(component)));
        this.kept =
                plan.primary().parameters().stream().filter(sources::contains).toList();
    }

    /** The components of the primary key that an update needs. */
    List<Component> kept() {
        return kept;
    }

    /** Whether a component's value follows from the primary key, so that no setter takes it. */
    boolean isFixed(Component component) {
        return !told.contains(component.attribute());
    }

    /** The attributes, in declaration order, whose values are kept until the update is sent. */
    List<AttributeModel> tracked() {
        Set<AttributeModel> tracked = new LinkedHashSet<>();
        for (UpdatePlan.Setter setter : plan.update().setters()) {
            if (setter.tracked()) {
                tracked.add(setter.attribute());
            }
            tracked.addAll(setter.others());
            tracked.addAll(setter.othersToRemove());
        }
        return plan.entity().shape().attributes().stream()
                .filter(tracked::contains)
                .toList();
    }

    /** The value of a component that an update can't change. */
    CodeBlock value(Component component) {
        Component source = source(component);
        CodeBlock kept = Parameters.name(source);
        RuntimeRef conversion = component.format().conversion();
        return conversion == null || source.name().equals(component.name())
                ? kept
                : RuntimeReferences.call(conversion, kept);
    }

    /** The component of the primary key that is just an attribute. */
    CodeBlock value(AttributeModel attribute) {
        return Parameters.name(plan.primary().parameters().stream()
                .filter(component -> component.path().equals(List.of(attribute)))
                .findFirst()
                .orElseThrow());
    }

    private Component source(Component component) {
        List<Component> primary = plan.primary().parameters();
        return primary.stream()
                .filter(candidate -> candidate.name().equals(component.name()))
                .findFirst()
                .or(() -> primary.stream()
                        .filter(candidate -> candidate.path().equals(component.path()))
                        .findFirst())
                .orElseThrow();
    }

    private List<Component> needed() {
        List<Component> needed = new ArrayList<>();
        for (UpdatePlan.Follow follow : plan.update().follows()) {
            needed.addAll(decisive(follow.key().when()));
            List<KeyAttribute> written = follow.key().written();
            for (int i = 0; i < written.size(); i++) {
                if (!follow.presence().isEmpty()
                        || follow.inputs().get(i).stream().anyMatch(told::contains)) {
                    needed.addAll(written.get(i).components());
                }
            }
        }
        for (UpdatePlan.ClaimFollow follow : plan.update().claims()) {
            needed.addAll(follow.claim().components());
            needed.addAll(decisive(follow.claim().when()));
        }
        return needed;
    }

    /** The components of the primary key that conditions are on. */
    private List<Component> decisive(List<WhenModel> conditions) {
        return conditions.stream()
                .flatMap(when -> plan.primary().parameters().stream()
                        .filter(component -> component.attribute().name().equals(when.attribute())))
                .toList();
    }
}
