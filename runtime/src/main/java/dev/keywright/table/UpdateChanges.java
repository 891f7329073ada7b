package dev.keywright.table;

import dev.keywright.condition.Term;
import dev.keywright.mapping.Claim;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
        DELETE;

        /** Whether it says what the attribute is to be, whatever was said before. */
        boolean isWhole() {
            return this == SET || this == REMOVE;
        }
    }

    /** What is written to one attribute; the value is null for {@link Action#REMOVE} only. */
    record Write(Action action, @Nullable AttributeValue value) {}

    /** What an attribute is supposed to be; null for absent. */
    record Present(@Nullable AttributeValue value) {}

    /** A claim that is given up for another; either may be missing. */
    record ClaimMove(@Nullable Claim release, @Nullable Claim take) {}

    private final Map<String, Write> writes;
    private final Map<String, Present> present;
    private final List<ClaimMove> moves;
    private final List<Term> conditions;

    UpdateChanges() {
        this(Map.of(), Map.of(), List.of(), List.of());
    }

    private UpdateChanges(
            Map<String, Write> writes, Map<String, Present> present, List<ClaimMove> moves, List<Term> conditions) {
        this.writes = new LinkedHashMap<>(writes);
        this.present = new LinkedHashMap<>(present);
        this.moves = new ArrayList<>(moves);
        this.conditions = new ArrayList<>(conditions);
    }

    UpdateChanges copy() {
        return new UpdateChanges(writes, present, moves, conditions);
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

    /** DynamoDB takes one write for each attribute, so those of one kind are joined. */
    private void write(String attribute, Write write) {
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

    void move(@Nullable Claim release, @Nullable Claim take) {
        if (!Objects.equals(release, take)) {
            moves.add(new ClaimMove(release, take));
        }
    }

    Map<String, Write> writes() {
        return writes;
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
