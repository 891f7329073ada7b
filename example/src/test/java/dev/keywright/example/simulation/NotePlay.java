package dev.keywright.example.simulation;

import dev.keywright.ConditionFailedException;
import dev.keywright.ItemKey;
import dev.keywright.example.lifecycle.AccountsTable;
import dev.keywright.example.lifecycle.Note;
import dev.keywright.example.lifecycle.NoteAttributes;
import dev.keywright.example.lifecycle.NoteKeys;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Of the plainest type. */
final class NotePlay extends Play<Note> {
    NotePlay(AccountsTable table, AccountsTable calm, String id, Random random, FaultCount faults) {
        super("note", table, calm, id, random, faults);
    }

    private Note note() {
        return new Note(id, value());
    }

    @Override
    ItemKey<Note> key() {
        return NoteKeys.of(id);
    }

    @Override
    Step<Note> next() {
        return any(List.of(
                this::create,
                this::getOrCreate,
                this::put,
                this::update,
                this::updateOnCondition,
                this::replace,
                this::modify,
                () -> delete(() -> table.note().delete(id)),
                this::get));
    }

    private Step<Note> create() {
        Note note = note();
        return create(note, note, () -> table.note().create(note), false);
    }

    private Step<Note> getOrCreate() {
        Note note = note();
        return getOrCreate(note, note, () -> table.note().getOrCreate(note), false);
    }

    private Step<Note> put() {
        Note note = note();
        return new Step<>(
                "put " + note, some(() -> table.note().put(note)), state -> Step.becomes(note), note::equals, false);
    }

    private Step<Note> update() {
        Note note = note();
        return change(
                "text " + note.text(),
                () -> table.note().update(id).text(note.text()).execute(),
                state -> Step.becomes(note),
                note::equals,
                false);
    }

    private Step<Note> updateOnCondition() {
        Note note = note();
        String present = value();
        return change(
                "text " + note.text() + " if " + present,
                () -> table.note()
                        .update(id)
                        .text(note.text())
                        .onlyIf(NoteAttributes.TEXT.eq(present))
                        .execute(),
                state -> state.text().equals(present)
                        ? Step.becomes(note)
                        : Step.refused(ConditionFailedException.class),
                note::equals,
                false);
    }

    private Step<Note> replace() {
        Note before = cell.guess(random).orElseGet(this::note);
        Note after = note();
        return replace(
                before,
                after,
                state -> new Note(id, differing(before.text(), after.text(), state.text())),
                () -> table.note().replace(before, after),
                false);
    }

    private Step<Note> modify() {
        Note after = note();
        return change(
                "modify to " + after.text(),
                () -> table.note().modify(id, note -> after),
                state -> Step.becomes(after),
                after::equals,
                false);
    }

    private Step<Note> get() {
        return new Step<>(
                "get",
                () -> table.note().getConsistent(id),
                state -> new Step.Becomes<>(List.of(state)),
                any -> true,
                false);
    }

    @Override
    Optional<Note> stored() {
        return calm.note().getConsistent(id);
    }
}
