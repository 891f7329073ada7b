package dev.keywright.table;

import dev.keywright.condition.Term;
import dev.keywright.mapping.Claim;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What an update is to write, what it supposes to be stored, and which claims it moves. */
final class UpdateChanges {
    /** How an attribute is written. */
    enum Action {
        /** To a value. */
        SET,
        /** No more. */
        REMOVE,
        /** A number, or elements of a set, to what is there. */
        ADD,
        /** Elements of a list behind those that are there. */
        APPEND,
        /** Elements of a set from those that are there. */
        DELETE,
        /** To a value, if there is none. */
        DEFAULT;

        /** Whether it says what the attribute is to be, whatever was said before. */
        boolean isWhole() {
            return this == SET || this == REMOVE;
        }
    }

    /** What is written to one attribute; the value is null for {@link Action#REMOVE} only. */
    record Write(Action action, @Nullable AttributeValue value) {
        /** Whether {@code stored} is what it leaves, whatever was there before. */
        boolean hasLeft(@Nullable AttributeValue stored) {
            return switch (action) {
                case SET, REMOVE -> ValueBytes.equal(stored, value);
                case DEFAULT -> stored != null;
                case ADD -> stored != null && Amounts.contains(stored, Objects.requireNonNull(value));
                case DELETE -> stored == null || !Amounts.containsAny(stored, Objects.requireNonNull(value));
                case APPEND -> false;
            };
        }
    }

    /** What an attribute is supposed to be; null for absent. */
    record Present(@Nullable AttributeValue value) {}

    /** A claim that is given up for another; either may be missing. */
    record ClaimMove(@Nullable Claim release, @Nullable Claim take) {}

    private final Map<String, Write> writes;
    private final PartChanges parts;
    private final Map<String, Present> present;
    private final List<ClaimMove> moves;
    private final List<Term> conditions;
    private @Nullable AttributeValue version;

    UpdateChanges() {
        this(Map.of(), new PartChanges(), Map.of(), List.of(), List.of(), null);
    }

    private UpdateChanges(
            Map<String, Write> writes,
            PartChanges parts,
            Map<String, Present> present,
            List<ClaimMove> moves,
            List<Term> conditions,
            @Nullable AttributeValue version) {
        this.writes = new LinkedHashMap<>(writes);
        this.parts = parts.copy();
        this.present = new LinkedHashMap<>(present);
        this.moves = new ArrayList<>(moves);
        this.conditions = new ArrayList<>(conditions);
        this.version = version;
    }

    UpdateChanges copy() {
        return new UpdateChanges(writes, parts, present, moves, conditions, version);
    }

    /** Of several values for one attribute the last one counts. */
    void set(String attribute, AttributeValue value) {
        write(attribute, new Write(Action.SET, value));
    }

    void remove(String attribute) {
        write(attribute, new Write(Action.REMOVE, null));
    }

    void add(String attribute, AttributeValue value) {
        write(attribute, new Write(Action.ADD, value));
    }

    void append(String attribute, AttributeValue value) {
        write(attribute, new Write(Action.APPEND, value));
    }

    void delete(String attribute, AttributeValue value) {
        write(attribute, new Write(Action.DELETE, value));
    }

    /** Part of a nested map; without a value no more. */
    void setPart(List<String> path, @Nullable AttributeValue value) {
        if (writes.containsKey(path.get(0))) {
            throw PartChanges.overlap(path.subList(0, 1), path);
        }
        parts.write(path, new Write(value == null ? Action.REMOVE : Action.SET, value));
    }

    /** DynamoDB takes one write for each attribute, so those of one kind are joined. */
    private void write(String attribute, Write write) {
        parts.checkWhole(attribute);
        Write before = writes.get(attribute);
        if (before == null || write.action().isWhole()) {
            writes.put(attribute, write);
        } else if (before.action() == write.action()) {
            writes.put(
                    attribute,
                    new Write(
                            write.action(),
                            Amounts.joined(
                                    Objects.requireNonNull(before.value()), Objects.requireNonNull(write.value()))));
        } else {
            throw new IllegalStateException(attribute + " is written in two ways by one update, of which DynamoDB takes"
                    + " one: set it, add to it, append to it or take from it");
        }
    }

    /** False if something else was supposed before. */
    boolean suppose(String attribute, @Nullable AttributeValue value) {
        Present before = present.putIfAbsent(attribute, new Present(value));
        return before == null || Objects.equals(before.value(), value);
    }

    /** A condition of the caller's; of several all must hold. */
    void require(Term condition) {
        conditions.add(condition);
    }

    /**
     * Gives one claim up and takes another; null for none. One that stays is taken again if what decides whether it is held,
     * or until when, is written, which does no harm to one that is held.
     */
    void move(@Nullable Claim release, @Nullable Claim take, @Nullable String timeToLive) {
        if (!Objects.equals(release, take)) {
            moves.add(new ClaimMove(release, take));
        } else if (take != null
                && (writes.containsKey(timeToLive)
                        || take.type().conditions().stream().anyMatch(writes::containsKey))) {
            moves.add(new ClaimMove(null, take));
        }
    }

    /** The version that has to be stored, and the one that follows it. */
    void advance(String attribute, AttributeValue expected, AttributeValue next) {
        version = expected;
        set(attribute, next);
        require(ItemTerms.isStored(attribute, expected));
    }

    /** The version that has to be stored; null for any. */
    @Nullable
    AttributeValue version() {
        return version;
    }

    /** The value of the attribute that tells when the item expires, as far as it is known; null for none. */
    @Nullable
    AttributeValue expiry(String timeToLive) {
        Write write = writes.get(timeToLive);
        if (write != null) {
            return write.value();
        }
        Present supposed = present.get(timeToLive);
        return supposed == null ? null : supposed.value();
    }

    /**
     * Whether they may have left an item as it is: it has what they set, and fulfils the conditions, those of {@code there}
     * too, on what they leave alone. What was added to a number or appended can't be told.
     */
    boolean haveLeft(Map<String, AttributeValue> item, List<Term> there) {
        Set<String> written = new HashSet<>(writes.keySet());
        written.addAll(parts.attributes());
        return writes.entrySet().stream().allMatch(write -> write.getValue().hasLeft(item.get(write.getKey())))
                && parts.haveLeft(item)
                && present.entrySet().stream()
                        .filter(supposed -> !written.contains(supposed.getKey()))
                        .allMatch(supposed -> ValueBytes.equal(
                                item.get(supposed.getKey()), supposed.getValue().value()))
                && Stream.concat(conditions.stream(), there.stream())
                        .filter(condition -> !RowFilter.isAbout(condition, written))
                        .allMatch(condition -> ConditionMatch.holds(condition, item));
    }

    /** Sets what isn't there and isn't written otherwise. */
    void setDefault(String attribute, AttributeValue value) {
        writes.putIfAbsent(attribute, new Write(Action.DEFAULT, value));
    }

    /** What they make of a new item. */
    Map<String, AttributeValue> appliedTo(Map<String, AttributeValue> item) {
        Map<String, AttributeValue> changed = new LinkedHashMap<>(item);
        writes.forEach((attribute, write) -> {
            AttributeValue value = write.value();
            switch (write.action()) {
                case SET -> changed.put(attribute, Objects.requireNonNull(value));
                case REMOVE -> changed.remove(attribute);
                case ADD, APPEND -> changed.merge(attribute, Objects.requireNonNull(value), Amounts::joined);
                case DEFAULT -> changed.putIfAbsent(attribute, Objects.requireNonNull(value));
                case DELETE -> {}
            }
        });
        return changed;
    }

    /** Whether their conditions hold where there is no item. */
    boolean allowNone() {
        return present.entrySet().stream()
                        .allMatch(supposed -> writes.containsKey(supposed.getKey())
                                || supposed.getValue().value() == null)
                && conditions.stream().allMatch(condition -> ConditionMatch.holds(condition, Map.of()));
    }

    boolean areEmpty() {
        return writes.isEmpty() && parts.isEmpty();
    }

    /** Whether they add to a number or append to a list: done twice that isn't the same as once. */
    boolean accumulate() {
        return writes.values().stream()
                .anyMatch(write -> write.action() == Action.APPEND
                        || (write.action() == Action.ADD
                                && Objects.requireNonNull(write.value()).n() != null));
    }

    Map<String, Write> writes() {
        return writes;
    }

    PartChanges parts() {
        return parts;
    }

    Map<String, Present> present() {
        return present;
    }

    List<Term> conditions() {
        return conditions;
    }

    List<ClaimMove> moves() {
        return moves;
    }
}
