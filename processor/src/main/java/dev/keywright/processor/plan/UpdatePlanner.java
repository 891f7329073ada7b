package dev.keywright.processor.plan;

import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.plan.UpdatePlan.Follow;
import dev.keywright.processor.plan.UpdatePlan.Setter;
import dev.keywright.processor.template.Component;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Finds out which index keys and claims follow a change of an attribute, and what else a setter must know for that. */
final class UpdatePlanner {
    private final EntityKeys keys;
    private final Set<AttributeModel> inPrimaryKey = new LinkedHashSet<>();

    private UpdatePlanner(EntityKeys keys, KeyPlan primary) {
        this.keys = keys;
        for (Component component : primary.parameters()) {
            if (component.format().lossless() && component.path().size() == 1) {
                inPrimaryKey.add(component.attribute());
            }
        }
        fixed.addAll(inPrimaryKey);
        primary.parameters().forEach(component -> fixed.add(component.attribute()));
    }

    /** Attributes in the primary key in whatever form: an update can't change them. */
    private final Set<AttributeModel> fixed = new LinkedHashSet<>();

    static UpdatePlan plan(EntityKeys keys, KeyPlan primary) {
        UpdatePlanner planner = new UpdatePlanner(keys, primary);
        List<Follow> follows = planner.follows();
        return new UpdatePlan(planner.setters(follows), follows);
    }

    private List<Follow> follows() {
        List<Follow> follows = new ArrayList<>();
        for (KeyPlan key : keys.indexKeys()) {
            List<List<AttributeModel>> inputs = new ArrayList<>();
            for (KeyAttribute attribute : key.written()) {
                inputs.add(changing(attribute.components()));
            }
            List<AttributeModel> presence = presence(key);
            if (!presence.isEmpty() || inputs.stream().anyMatch(list -> !list.isEmpty())) {
                follows.add(new Follow(key, presence, List.copyOf(inputs)));
            }
        }
        return List.copyOf(follows);
    }

    private List<AttributeModel> presence(KeyPlan key) {
        Set<AttributeModel> attributes = new LinkedHashSet<>();
        for (AttributeModel attribute : keys.entity().shape().attributes()) {
            for (WhenModel when : key.when()) {
                if (when.root().equals(attribute.name())) {
                    attributes.add(attribute);
                }
            }
        }
        attributes.addAll(changing(key.nullable()));
        attributes.removeAll(inPrimaryKey);
        return List.copyOf(attributes);
    }

    private List<AttributeModel> changing(List<Component> components) {
        Set<AttributeModel> attributes = new LinkedHashSet<>();
        components.forEach(component -> attributes.add(component.attribute()));
        attributes.removeAll(inPrimaryKey);
        return List.copyOf(attributes);
    }

    private List<Setter> setters(List<Follow> follows) {
        List<Setter> setters = new ArrayList<>();
        for (AttributeModel attribute : keys.entity().shape().attributes()) {
            if (!fixed.contains(attribute)) {
                setters.add(setter(attribute, follows));
            }
        }
        return List.copyOf(setters);
    }

    private Setter setter(AttributeModel attribute, List<Follow> follows) {
        boolean claimed = false;
        boolean tracked = false;
        Set<AttributeModel> needed = new LinkedHashSet<>();
        for (Follow follow : follows) {
            boolean inPresence = follow.presence().contains(attribute);
            boolean inInputs = follow.inputs().stream().anyMatch(inputs -> inputs.contains(attribute));
            if (inPresence || inInputs) {
                tracked = true;
                needed.addAll(follow.presence());
                if (inPresence) {
                    needed.addAll(presenceOfOthers(follow, follows));
                }
                for (List<AttributeModel> inputs : follow.inputs()) {
                    if (inPresence || inputs.contains(attribute)) {
                        needed.addAll(inputs);
                    }
                }
            }
        }
        for (ClaimPlan claim : keys.claims()) {
            List<AttributeModel> inputs = changing(claim.components());
            if (inputs.contains(attribute)) {
                claimed = true;
                tracked = true;
                needed.addAll(inputs);
            }
        }
        needed.remove(attribute);
        List<AttributeModel> others = keys.entity().shape().attributes().stream()
                .filter(needed::contains)
                .toList();
        return new Setter(attribute, claimed, others, tracked);
    }

    /** Where an item loses one key of an index, it is to know whether it has another: else the attributes are removed. */
    private static Set<AttributeModel> presenceOfOthers(Follow lost, List<Follow> follows) {
        Set<AttributeModel> attributes = new LinkedHashSet<>();
        for (Follow follow : follows) {
            if (follow.key().index().equals(lost.key().index())) {
                attributes.addAll(follow.presence());
            }
        }
        return attributes;
    }
}
