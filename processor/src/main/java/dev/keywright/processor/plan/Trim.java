package dev.keywright.processor.plan;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.WhenModel;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a pattern asks for and its key doesn't keep to, so that rows are read and dropped.
 *
 * @param members the entities that it asks for, with the conditions that are left to check
 * @param types whether there are rows of other types, claims among them
 */
public record Trim(List<Member> members, boolean types) {
    /** An entity, and which of its items are meant. */
    public record Member(EntityModel entity, List<WhenModel> where) {}

    /** Of one entity. */
    static Trim of(EntityModel entity, List<WhenModel> where) {
        return new Trim(List.of(new Member(entity, List.copyOf(where))), false);
    }

    /** Of a collection, from those of its members; null where these differ and nothing tells the types apart. */
    static @Nullable Trim of(List<PatternPlan> plans, TableModel table) {
        List<Member> members =
                plans.stream().flatMap(plan -> plan.trim().members().stream()).toList();
        Trim trim = new Trim(members, false);
        return trim.isAlikeForAll() || !table.typeAttribute().isEmpty() ? trim : null;
    }

    /**
     * Against what else is read: rows of other types by their type, and rows of a member by another of its keys, which is
     * for other items, by all that the pattern asks for.
     */
    Trim against(List<Intruders.Intruder> intruders, List<WhenModel> where) {
        Set<EntityModel> others = new HashSet<>();
        boolean claims = false;
        for (Intruders.Intruder intruder : intruders) {
            claims |= intruder.claim() != null;
            if (intruder.claim() == null) {
                others.add(intruder.of().entity());
            }
        }
        boolean ofMembers = members.stream().map(Member::entity).anyMatch(others::contains);
        members.forEach(member -> others.remove(member.entity()));
        List<Member> checked = ofMembers
                ? members.stream()
                        .map(member -> new Member(member.entity(), where))
                        .toList()
                : members;
        return new Trim(checked, claims || !others.isEmpty());
    }

    /** Whether any row may be dropped. */
    public boolean isNeeded() {
        return types || members.stream().anyMatch(member -> !member.where().isEmpty());
    }

    /** Whether one condition serves for the items of all members. */
    public boolean isAlikeForAll() {
        return members.stream()
                .allMatch(member -> member.where().equals(members.get(0).where()));
    }
}
