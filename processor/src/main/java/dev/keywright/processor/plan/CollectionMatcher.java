package dev.keywright.processor.plan;

import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.PatternPlan.Operation;
import dev.keywright.processor.template.BoundTemplate.Piece;
import dev.keywright.processor.template.Component;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Judges whether one key of a table serves a pattern of a collection: each member must have the key, in one partition, and
 * must serve the pattern by itself; the condition is then the smallest interval that covers the members' own.
 */
final class CollectionMatcher {
    private final TableModel table;
    private final PatternModel pattern;
    private final List<EntityKeys> members;
    private final KeySlot slot;
    private final boolean ofAggregate;

    /** {@code ofAggregate}: whether the first member is the parent of the others, of which there is one. */
    CollectionMatcher(
            TableModel table, PatternModel pattern, List<EntityKeys> members, KeySlot slot, boolean ofAggregate) {
        this.table = table;
        this.pattern = pattern;
        this.members = members;
        this.slot = slot;
        this.ofAggregate = ofAggregate;
    }

    Verdict match() {
        List<String> reasons = new ArrayList<>();
        List<KeyPlan> keys = new ArrayList<>();
        for (EntityKeys member : members) {
            KeyPlan key = keyOf(member);
            if (key == null) {
                reasons.add("holds no " + member.entity().type().simpleName());
            } else {
                keys.add(key);
            }
        }
        KeyPlan nominal = new KeyPlan(slot.index(), "", List.of(), List.of(), List.of(), slot.at());
        if (!reasons.isEmpty()) {
            return new Verdict.Refuses(nominal, reasons);
        }
        int speaker = speaker(keys);
        KeyPlan reference = keys.get(speaker);
        List<PatternPlan> plans = new ArrayList<>();
        for (int i = 0; i < members.size(); i++) {
            Map<String, String> names = namesOf(reference, keys.get(i));
            String member = members.get(i).entity().type().simpleName();
            if (names == null) {
                reasons.add("the partition of " + member + " has another form than that of "
                        + members.get(speaker).entity().type().simpleName());
                continue;
            }
            Verdict verdict = new KeyMatcher(
                            table,
                            members.get(i).entity(),
                            members.get(i).entity().shape().attributes(),
                            renamed(names),
                            keys.get(i),
                            List.of())
                    .match();
            if (verdict instanceof Verdict.Serves serves) {
                plans.add(serves.plan());
            } else {
                ((Verdict.Refuses) verdict).reasons().forEach(reason -> reasons.add(member + ": " + reason));
            }
        }
        if (!reasons.isEmpty()) {
            return new Verdict.Refuses(reference, reasons);
        }
        PatternPlan spoken = plans.get(speaker);
        for (int i = 0; i < members.size(); i++) {
            for (int j = 0; j < pattern.given().size(); j++) {
                if (!isWrittenAlike(
                        spoken.parameters().get(j), plans.get(i).parameters().get(j))) {
                    reasons.add(members.get(i).entity().type().simpleName() + " has "
                            + pattern.given().get(j) + " in another format than "
                            + members.get(speaker).entity().type().simpleName());
                }
            }
        }
        if (!reasons.isEmpty()) {
            return new Verdict.Refuses(reference, reasons);
        }
        if (ofAggregate && !isOneRow(plans.get(0))) {
            return SeveralParents.refusal(
                    reference, members.get(0).entity().type().simpleName());
        }
        Interval interval = new Interval(spoken, plans, table.delimiter());
        SortPlan sort = interval.cover();
        if (sort == null) {
            return new Verdict.Refuses(
                    reference,
                    List.of("the sort keys of its members have no common interval that the given values fix"));
        }
        int stray = interval.stray();
        if (stray >= 0) {
            return new Verdict.Refuses(
                    reference,
                    List.of("what covers its members also covers other items of "
                            + members.get(stray).entity().type().simpleName() + " "
                            + keys.get(stray).describe()));
        }
        Trim trim = Trim.of(plans, table);
        if (trim == null) {
            return new Verdict.Refuses(
                    reference,
                    List.of("its members are to be trimmed by different conditions, and nothing tells their types"));
        }
        PatternPlan plan = new PatternPlan(
                pattern,
                operation(interval),
                spoken.parameters(),
                spoken.constants(),
                reference,
                members.get(speaker).entity().type().generatedPrefix(),
                spoken.sortEquals(),
                sort,
                trim,
                List.of());
        return new Verdict.Serves(plan, List.copyOf(keys));
    }

    /** Whether the whole key is fixed. */
    private static boolean isOneRow(PatternPlan plan) {
        boolean isEqual = plan.sort() instanceof SortPlan.Equal || plan.sort() instanceof SortPlan.EqualNative;
        return plan.sortEquals() + (isEqual ? 1 : 0) == plan.key().sort().size();
    }

    private Operation operation(Interval interval) {
        if (ofAggregate) {
            return interval.isFirst(0, pattern.descending()) ? Operation.PARENT_FIRST_AGGREGATE : Operation.AGGREGATE;
        }
        return Cardinality.atMostOne(pattern.cardinality()) ? Operation.FIND_ONE : Operation.QUERY;
    }

    /** The key of a member in the slot; of several, which exclude each other, the one of the items asked for. */
    private @Nullable KeyPlan keyOf(EntityKeys member) {
        Conditions conditions = new Conditions(member.entity().shape().attributes());
        KeyPlan first = null;
        for (KeyPlan key : member.all()) {
            if (key.index().equals(slot.index())) {
                if (key.when().stream().allMatch(when -> conditions.imply(pattern.where(), Set.of(), when))) {
                    return key;
                }
                first = first == null ? key : first;
            }
        }
        return first;
    }

    /** The member whose names the pattern uses. */
    private int speaker(List<KeyPlan> keys) {
        for (int i = 0; i < keys.size(); i++) {
            List<String> references =
                    keys.get(i).parameters().stream().map(Component::reference).toList();
            if (references.containsAll(pattern.given())
                    && (pattern.range().isEmpty() || references.contains(pattern.range()))) {
                return i;
            }
        }
        return 0;
    }

    private PatternModel renamed(Map<String, String> names) {
        return pattern.renamed(
                pattern.given().stream()
                        .map(given -> names.getOrDefault(given, given))
                        .toList(),
                names.getOrDefault(pattern.range(), pattern.range()));
    }

    /** What a member calls the components of the reference's partition; null where the partitions have another form. */
    private static @Nullable Map<String, String> namesOf(KeyPlan reference, KeyPlan key) {
        Map<String, String> names = new LinkedHashMap<>();
        for (int i = 0; i < reference.partition().size(); i++) {
            if (!align(reference.partition().get(i), key.partition().get(i), names)) {
                return null;
            }
        }
        Set<String> own = new HashSet<>();
        key.parameters().forEach(component -> own.add(component.reference()));
        Map<String, String> others = new LinkedHashMap<>();
        for (int i = 0; i < reference.sort().size(); i++) {
            if (!align(reference.sort().get(i), key.sort().get(i), others)) {
                break;
            }
        }
        others.forEach((theirs, ours) -> {
            if (!own.contains(theirs)) {
                names.putIfAbsent(theirs, ours);
            }
        });
        return names;
    }

    private static boolean align(KeyAttribute left, KeyAttribute right, Map<String, String> names) {
        List<Piece> ours = left.template().parts();
        List<Piece> theirs = right.template().parts();
        boolean equal = ours.size() == theirs.size();
        for (int i = 0; i < Math.min(ours.size(), theirs.size()); i++) {
            if (ours.get(i) instanceof Piece.Value a && theirs.get(i) instanceof Piece.Value b) {
                if (!isWrittenAlike(a.component(), b.component())) {
                    return false;
                }
                names.putIfAbsent(a.component().reference(), b.component().reference());
            } else if (!ours.get(i).equals(theirs.get(i))) {
                return false;
            }
        }
        return equal;
    }

    /** Whether equal values have equal texts; the types may have other names. */
    private static boolean isWrittenAlike(Component left, Component right) {
        return left.format().form().equals(right.format().form())
                && left.format().format().equals(right.format().format());
    }
}
