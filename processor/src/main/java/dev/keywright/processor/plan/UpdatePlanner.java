package dev.keywright.processor.plan;

import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.AttributeModel.Role;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.plan.UpdatePlan.ClaimFollow;
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
    /** Attributes in the primary key in whatever form: an update can't change them. */
    private final Set<AttributeModel> fixed = new LinkedHashSet<>();

    private final List<Follow> follows;
    private final List<ClaimFollow> claims;

    private UpdatePlanner(EntityKeys keys, KeyPlan primary) {
        this.keys = keys;
        for (Component component : primary.parameters()) {
            if (component.format().lossless() && component.path().size() == 1) {
                inPrimaryKey.add(component.attribute());
            }
        }
        fixed.addAll(inPrimaryKey);
        primary.parameters().forEach(component -> fixed.add(component.attribute()));
        this.follows = follows();
        this.claims = claimFollows();
    }

    static UpdatePlan plan(EntityKeys keys, KeyPlan primary) {
        UpdatePlanner planner = new UpdatePlanner(keys, primary);
        List<Setter> setters = planner.setters();
        return new UpdatePlan(setters, PartSetters.of(keys, setters), planner.follows, planner.claims);
    }

    private List<Follow> follows() {
        List<Follow> following = new ArrayList<>();
        for (KeyPlan key : keys.indexKeys()) {
            if (key.written().isEmpty()) {
                continue; // all its attributes are stored anyway
            }
            List<List<AttributeModel>> inputs = new ArrayList<>();
            for (KeyAttribute attribute : key.written()) {
                inputs.add(changing(attribute.components()));
            }
            List<AttributeModel> presence = presence(key);
            if (!presence.isEmpty() || inputs.stream().anyMatch(list -> !list.isEmpty())) {
                following.add(new Follow(key, presence, List.copyOf(inputs)));
            }
        }
        return List.copyOf(following);
    }

    private List<ClaimFollow> claimFollows() {
        List<ClaimFollow> following = new ArrayList<>();
        for (ClaimPlan claim : keys.claims()) {
            List<AttributeModel> inputs = changing(claim.components());
            List<AttributeModel> decidedBy = decidedBy(claim);
            if (!inputs.isEmpty() || !decidedBy.isEmpty()) {
                following.add(new ClaimFollow(claim, inputs, decidedBy));
            }
        }
        return List.copyOf(following);
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

    private List<Setter> setters() {
        List<Setter> setters = new ArrayList<>();
        for (AttributeModel attribute : keys.entity().shape().attributes()) {
            if (!fixed.contains(attribute) && attribute.role() != Role.VERSION) {
                setters.add(setter(attribute));
            }
        }
        return List.copyOf(setters);
    }

    private Setter setter(AttributeModel attribute) {
        boolean claimed = claims.stream().anyMatch(claim -> claim.inputs().contains(attribute));
        boolean tracked = claimed
                || claims.stream().anyMatch(claim -> claim.decidedBy().contains(attribute))
                || follows.stream().anyMatch(follow -> concerns(follow, attribute));
        List<AttributeModel> othersToRemove = attribute.nullable() ? needed(attribute, true) : List.of();
        return new Setter(attribute, claimed, needed(attribute, false), othersToRemove, tracked);
    }

    private static boolean concerns(Follow follow, AttributeModel attribute) {
        return follow.presence().contains(attribute)
                || follow.inputs().stream().anyMatch(inputs -> inputs.contains(attribute));
    }

    /** What has to be known, besides the attribute itself, when it is set to a value, or removed. */
    private List<AttributeModel> needed(AttributeModel attribute, boolean removed) {
        Set<AttributeModel> needed = new LinkedHashSet<>();
        for (Follow follow : follows) {
            boolean lost = decidesAlone(follow, attribute)
                    && isLost(follow.key().when(), follow.key().nullable(), attribute, removed);
            if (concerns(follow, attribute) && !lost) {
                boolean inPresence = follow.presence().contains(attribute);
                needed.addAll(follow.presence());
                if (inPresence) {
                    needed.addAll(presenceOfOthers(follow));
                }
                for (List<AttributeModel> inputs : follow.inputs()) {
                    if (inPresence || inputs.contains(attribute)) {
                        needed.addAll(inputs);
                    }
                }
            }
        }
        for (ClaimFollow follow : claims) {
            if (follow.inputs().contains(attribute) || follow.decidedBy().contains(attribute)) {
                needed.addAll(follow.inputs());
                if (!decidesAlone(follow, attribute)
                        || !isLost(follow.claim().when(), follow.claim().nullable(), attribute, removed)) {
                    needed.addAll(follow.decidedBy());
                }
            }
        }
        needed.remove(attribute);
        return keys.entity().shape().attributes().stream()
                .filter(needed::contains)
                .toList();
    }

    /** Whether nothing else decides if an item has the key, or another of that index in its place. */
    private boolean decidesAlone(Follow follow, AttributeModel attribute) {
        return follow.presence().equals(List.of(attribute))
                && follows.stream()
                                .filter(other ->
                                        other.key().index().equals(follow.key().index()))
                                .count()
                        == 1;
    }

    /** Whether nothing else decides if an item holds the claim. */
    private boolean decidesAlone(ClaimFollow follow, AttributeModel attribute) {
        Set<AttributeModel> deciding =
                new LinkedHashSet<>(changing(follow.claim().nullable()));
        follow.decidedBy().stream()
                .filter(each -> each.role() != Role.TIME_TO_LIVE)
                .forEach(deciding::add);
        return deciding.equals(Set.of(attribute));
    }

    /** Whether an item surely has the key or claim no more once the attribute is set to a value, or removed. */
    private static boolean isLost(
            List<WhenModel> whens, List<Component> nullable, AttributeModel attribute, boolean removed) {
        boolean byCondition =
                whens.stream().anyMatch(when -> when.attribute().equals(attribute.name()) && when.absent() != removed);
        boolean byComponent = removed
                && nullable.stream().anyMatch(component -> component.attribute().equals(attribute));
        return byCondition || byComponent;
    }

    /** What decides whether an item holds a claim, and until when. */
    private List<AttributeModel> decidedBy(ClaimPlan claim) {
        List<AttributeModel> attributes = new ArrayList<>();
        for (AttributeModel attribute : keys.entity().shape().attributes()) {
            boolean isCondition =
                    claim.when().stream().anyMatch(when -> when.root().equals(attribute.name()));
            if (isCondition || attribute.role() == Role.TIME_TO_LIVE) {
                attributes.add(attribute);
            }
        }
        attributes.removeAll(inPrimaryKey);
        return List.copyOf(attributes);
    }

    /** Where an item loses one key of an index, it is to know whether it has another: else the attributes are removed. */
    private Set<AttributeModel> presenceOfOthers(Follow lost) {
        Set<AttributeModel> attributes = new LinkedHashSet<>();
        for (Follow follow : follows) {
            if (follow.key().index().equals(lost.key().index())) {
                attributes.addAll(follow.presence());
            }
        }
        return attributes;
    }
}
