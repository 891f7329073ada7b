package dev.keywright.example.simulation;

import dev.keywright.ConditionFailedException;
import dev.keywright.ItemKey;
import dev.keywright.VersionConflictException;
import dev.keywright.example.lifecycle.AccountsTable;
import dev.keywright.example.lifecycle.Document;
import dev.keywright.example.lifecycle.DocumentKeys;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;

/** Of a type with a version and a claim. */
final class DocumentPlay extends Play<Document> {
    DocumentPlay(AccountsTable table, AccountsTable calm, String id, Random random, FaultCount faults) {
        super("document", table, calm, id, random, faults);
    }

    private Document document(int version) {
        return new Document(id, value(), value(), value(), version);
    }

    private Document guess() {
        return cell.guess(random).orElseGet(() -> document(1 + random.nextInt(3)));
    }

    @Override
    ItemKey<Document> key() {
        return DocumentKeys.of(id);
    }

    @Override
    Step<Document> next() {
        return any(List.of(
                this::create,
                this::getOrCreate,
                this::updateOwner,
                this::updateSlug,
                this::replace,
                this::modify,
                this::deleteVersion));
    }

    private Step<Document> create() {
        Document document = document(random.nextInt(9));
        return create(document, version(document, 1), () -> table.document().create(document), true);
    }

    private Step<Document> getOrCreate() {
        Document document = document(random.nextInt(9));
        return getOrCreate(
                document, version(document, 1), () -> table.document().getOrCreate(document), true);
    }

    private Step<Document> updateOwner() {
        int version = guess().version();
        String owner = value();
        return change(
                "version " + version + " owner " + owner,
                () -> table.document().update(id, version).owner(owner).execute(),
                state -> next(state, version, s -> new Document(id, owner, s.title(), s.slug(), version + 1)),
                after -> after.owner().equals(owner) && after.version() == version + 1,
                false);
    }

    private Step<Document> updateSlug() {
        Document guess = guess();
        int version = guess.version();
        String slug = value();
        String before = random.nextInt(5) == 0 ? value() : guess.slug();
        return change(
                "version " + version + " slug " + slug + " before " + before,
                () -> table.document().update(id, version).slug(slug, before).execute(),
                state -> {
                    if (state.version() == version && !state.slug().equals(before)) {
                        return Step.refused(ConditionFailedException.class);
                    }
                    return next(state, version, s -> new Document(id, s.owner(), s.title(), slug, version + 1));
                },
                after -> after.slug().equals(slug) && after.version() == version + 1,
                true);
    }

    private Step<Document> replace() {
        Document before = guess();
        Document after = document(random.nextInt(9));
        int version = before.version();
        return change(
                "replace " + before + " by " + after,
                () -> table.document().replace(before, after),
                state -> isAnother(before, after, state)
                        ? Step.refused(VersionConflictException.class)
                        : next(state, version, s -> merged(before, after, s)),
                any -> true,
                true);
    }

    /** Whether it isn't what the rewritten claim or index key was made of; one created anew may have the same version. */
    private static boolean isAnother(Document before, Document after, Document stored) {
        boolean moves = !before.owner().equals(after.owner()) || !before.title().equals(after.title());
        boolean moved =
                !before.owner().equals(stored.owner()) || !before.title().equals(stored.title());
        return (moves && moved)
                || (!before.slug().equals(after.slug()) && !before.slug().equals(stored.slug()));
    }

    private Document merged(Document before, Document after, Document stored) {
        boolean differs = !version(before, 0).equals(version(after, 0));
        return new Document(
                id,
                differing(before.owner(), after.owner(), stored.owner()),
                differing(before.title(), after.title(), stored.title()),
                differing(before.slug(), after.slug(), stored.slug()),
                differs ? stored.version() + 1 : stored.version());
    }

    private Step<Document> modify() {
        Document to = document(random.nextInt(9));
        return change(
                "modify to " + to,
                () -> table.document().modify(id, document -> version(to, document.version())),
                state -> Step.becomes(merged(state, to, state)),
                after -> version(after, 0).equals(version(to, 0)),
                true);
    }

    private Step<Document> deleteVersion() {
        int version = guess().version();
        return new Step<>(
                "delete version " + version,
                none(() -> table.document().delete(id, version)),
                state -> state.isEmpty() || state.get().version() == version
                        ? Step.gone()
                        : Step.refused(VersionConflictException.class),
                any -> true,
                false);
    }

    private static Step.Verdict<Document> next(Document state, int version, Function<Document, Document> change) {
        return state.version() == version
                ? Step.becomes(change.apply(state))
                : Step.refused(VersionConflictException.class);
    }

    private static Document version(Document document, int version) {
        return new Document(document.id(), document.owner(), document.title(), document.slug(), version);
    }

    @Override
    Optional<Document> stored() {
        return calm.document().getConsistent(id);
    }
}
