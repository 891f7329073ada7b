package dev.keywright.example.simulation;

import dev.keywright.example.lifecycle.Account;
import dev.keywright.example.lifecycle.AccountsTable;
import dev.keywright.example.lifecycle.Document;
import dev.keywright.example.lifecycle.Session;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** One of many who write few items with few values, each reading first what it then changes. */
final class Racer {
    private static final int ITEMS = 6;
    private static final int VALUES = 4;
    private static final int LONGEST_LIFE = 5;
    private static final LocalDate DAY = LocalDate.parse("2026-03-01");

    private final AccountsTable table;
    private final Clock clock;
    private final Random random;
    private final List<Runnable> writes = List.of(
            this::createAccount,
            this::changeEmail,
            this::archive,
            this::restore,
            this::changePlan,
            this::replaceAccount,
            this::modifyAccount,
            this::deleteAccount,
            this::swapEmails,
            this::createSession,
            this::changeDevice,
            this::extendSession,
            this::modifySession,
            this::deleteSession,
            this::createDocument,
            this::changeSlug,
            this::replaceDocument,
            this::modifyDocument,
            this::deleteDocument,
            this::countQuota,
            this::blockQuota,
            this::deleteQuota);

    Racer(AccountsTable table, Clock clock, long seed) {
        this.table = table;
        this.clock = clock;
        this.random = new Random(seed);
    }

    /** One write; where it is refused, with the exception that says why. */
    void write() {
        writes.get(random.nextInt(writes.size())).run();
    }

    private String id() {
        return "i" + random.nextInt(ITEMS);
    }

    private String value() {
        return "v" + random.nextInt(VALUES);
    }

    private @Nullable Instant expiry() {
        return random.nextInt(4) == 0 ? null : clock.instant().plusSeconds(1 + random.nextInt(LONGEST_LIFE));
    }

    private Optional<Instant> archived() {
        return random.nextBoolean() ? Optional.empty() : Optional.of(Instant.EPOCH);
    }

    private void createAccount() {
        table.account().create(new Account(id(), value(), value(), archived()));
    }

    private void changeEmail() {
        table.account()
                .getConsistent(id())
                .ifPresent(account -> table.account()
                        .update(account.id())
                        .email(value(), account.email(), account.archivedAt())
                        .execute());
    }

    private void archive() {
        table.account()
                .getConsistent(id())
                .ifPresent(account -> table.account()
                        .update(account.id())
                        .archivedAt(Instant.EPOCH, account.email())
                        .execute());
    }

    private void restore() {
        table.account()
                .getConsistent(id())
                .ifPresent(account -> table.account()
                        .update(account.id())
                        .removeArchivedAt(account.email(), account.plan())
                        .execute());
    }

    private void changePlan() {
        table.account()
                .getConsistent(id())
                .ifPresent(account -> table.account()
                        .update(account.id())
                        .plan(value(), account.archivedAt())
                        .execute());
    }

    private void replaceAccount() {
        table.account()
                .getConsistent(id())
                .ifPresent(account ->
                        table.account().replace(account, new Account(account.id(), value(), value(), archived())));
    }

    private void modifyAccount() {
        table.account().modify(id(), account -> new Account(account.id(), value(), account.plan(), archived()));
    }

    private void deleteAccount() {
        table.account().delete(id());
    }

    private void swapEmails() {
        Optional<Account> left = table.account().getConsistent(id());
        Optional<Account> right = table.account().getConsistent(id());
        if (left.isPresent()
                && right.isPresent()
                && !left.get().id().equals(right.get().id())) {
            Account one = left.get();
            Account other = right.get();
            table.transaction()
                    .replace(one, new Account(one.id(), other.email(), one.plan(), one.archivedAt()))
                    .replace(other, new Account(other.id(), one.email(), other.plan(), other.archivedAt()))
                    .commit();
        }
    }

    private void createSession() {
        table.session().create(new Session(id(), value(), value(), expiry()));
    }

    private void changeDevice() {
        table.session()
                .getConsistent(id())
                .ifPresent(session -> table.session()
                        .update(session.id())
                        .device(value(), session.device(), session.expiresAt())
                        .execute());
    }

    private void extendSession() {
        table.session()
                .getConsistent(id())
                .ifPresent(session -> table.session()
                        .update(session.id())
                        .expiresAt(clock.instant().plusSeconds(LONGEST_LIFE), session.device())
                        .execute());
    }

    private void modifySession() {
        table.session().modify(id(), session -> new Session(session.id(), value(), value(), expiry()));
    }

    private void deleteSession() {
        table.session().delete(id());
    }

    private void createDocument() {
        table.document().create(new Document(id(), value(), value(), value(), 0));
    }

    private void changeSlug() {
        table.document()
                .getConsistent(id())
                .ifPresent(document -> table.document()
                        .update(document.id(), document.version())
                        .slug(value(), document.slug())
                        .execute());
    }

    private void replaceDocument() {
        table.document()
                .getConsistent(id())
                .ifPresent(document -> table.document()
                        .replace(document, new Document(document.id(), value(), value(), value(), document.version())));
    }

    private void modifyDocument() {
        table.document()
                .modify(
                        id(),
                        document ->
                                new Document(document.id(), value(), document.title(), value(), document.version()));
    }

    private void deleteDocument() {
        table.document().getConsistent(id()).ifPresent(table.document()::delete);
    }

    private void countQuota() {
        table.quota().upsert(id(), DAY).addToUsed(1).execute();
    }

    private void blockQuota() {
        if (random.nextBoolean()) {
            table.quota().upsert(id(), DAY).blockedBy(value()).execute();
        } else {
            table.quota().update(id(), DAY).removeBlockedBy().execute();
        }
    }

    private void deleteQuota() {
        table.quota().delete(id(), DAY);
    }
}
