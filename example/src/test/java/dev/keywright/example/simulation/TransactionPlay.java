package dev.keywright.example.simulation;

import dev.keywright.ItemNotFoundException;
import dev.keywright.example.lifecycle.AccountsTable;
import dev.keywright.example.lifecycle.Note;
import dev.keywright.example.lifecycle.PageViews;
import java.util.Optional;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.core.exception.SdkException;

/** Writes two items at once: adds to one, which isn't done twice in a transaction, and puts the other. */
final class TransactionPlay {
    private final AccountsTable table;
    private final NotePlay note;
    private final PageViewsPlay views;

    TransactionPlay(AccountsTable table, NotePlay note, PageViewsPlay views) {
        this.table = table;
        this.note = note;
        this.views = views;
    }

    void run(int amount) {
        String text = "transaction that adds " + amount;
        Note put = new Note(note.id, text);
        UnaryOperator<Optional<Note>> putNote = any -> Optional.of(put);
        UnaryOperator<Optional<PageViews>> add =
                state -> state.map(v -> new PageViews(v.page(), v.views() + amount, v.title()));
        try {
            table.transaction()
                    .put(put)
                    .update(table.pageViews().update(views.key()).addToViews(amount))
                    .commit();
            note.cell.became(text, putNote, any -> true);
            views.cell.became(text, add, Optional::isPresent);
        } catch (ItemNotFoundException e) {
            views.cell.became(text + " -> " + e, UnaryOperator.identity(), Optional::isEmpty);
        } catch (SdkException e) {
            note.cell.mayHaveBecome(text, putNote);
            views.cell.mayHaveBecome(text, add);
        }
    }
}
