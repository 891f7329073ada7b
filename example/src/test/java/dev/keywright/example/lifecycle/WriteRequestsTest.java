package dev.keywright.example.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.CallEvent;
import dev.keywright.ItemKey;
import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** What each kind of write sends, and the units that the server counts. All items are of less than 1 KB. */
@DynamoDbTest
class WriteRequestsTest {
    private static final LocalDate DAY = LocalDate.parse("2026-03-01");

    private final List<CallEvent> calls = new ArrayList<>();
    private final AccountsTable accounts;
    private final ServerTable server;

    WriteRequestsTest(DynamoDbClient client, @TableName String name) {
        accounts = AccountsTable.builder(client)
                .tableName(name)
                .listener(calls::add)
                .build();
        server = new ServerTable(client, name);
    }

    @BeforeEach
    void clear() {
        accounts.createIfMissing();
        server.clear();
        accounts.account().create(account("a", "a@x"));
        accounts.session()
                .create(new Session("s", "ada", "device", Instant.now().plusSeconds(3600)));
        accounts.document().create(new Document("d", "o", "t", "slug", 0));
        accounts.pageViews().create(new PageViews("p", 1, Optional.empty()));
        accounts.note().create(new Note("n", "a"));
        accounts.quota().create(new Quota("u", DAY, 1, Optional.empty(), List.of(), Optional.empty()));
        calls.clear();
    }

    private static Account account(String id, String email) {
        return new Account(id, email, "free", Optional.empty());
    }

    /** Each as {@code PutItem 1.0}. */
    private void expect(Runnable write, String... requests) {
        calls.clear();
        write.run();
        assertThat(calls)
                .extracting(call -> call.operation() + " " + call.capacityUnits())
                .containsExactly(requests);
    }

    @Test
    void ofWholePlainItems() {
        expect(() -> accounts.note().create(new Note("m", "a")), "PutItem 1.0");
        expect(() -> accounts.note().getOrCreate(new Note("l", "b")), "PutItem 1.0");
        expect(() -> accounts.note().put(new Note("m", "b")), "PutItem 1.0");
        expect(() -> accounts.note().delete("m"), "DeleteItem 1.0");
        expect(() -> accounts.note().delete(new Note("n", "?")), "DeleteItem 1.0");
        expect(() -> accounts.note().delete("n"), "DeleteItem 1.0");
    }

    @Test
    void ofChangesOfPlainItems() {
        expect(() -> accounts.note().update("n").text("b").execute(), "UpdateItem 1.0");
        expect(
                () -> accounts.note()
                        .update("n")
                        .text("c")
                        .onlyIf(NoteAttributes.TEXT.eq("b"))
                        .execute(),
                "UpdateItem 1.0");
        expect(() -> accounts.note().replace(new Note("n", "c"), new Note("n", "d")), "UpdateItem 1.0");
        expect(() -> accounts.note().replace(new Note("n", "d"), new Note("n", "d")), "GetItem 1.0");
        expect(() -> accounts.note().modify("n", note -> new Note("n", "e")), "GetItem 1.0", "UpdateItem 1.0");
        expect(() -> accounts.note().modify("n", note -> note), "GetItem 1.0");
    }

    @Test
    void ofCounters() {
        expect(() -> accounts.pageViews().create(new PageViews("q", 0, Optional.empty())), "PutItem 1.0");
        expect(() -> accounts.pageViews().update("p").addToViews(1).execute(), "UpdateItem 1.0");
        expect(() -> accounts.pageViews().upsert("p").addToViews(1).execute(), "UpdateItem 1.0");
        expect(() -> accounts.pageViews().upsert("r").addToViews(1).execute(), "UpdateItem 1.0");
        expect(() -> accounts.pageViews().delete("p"), "DeleteItem 1.0");
    }

    /** The index of quotas holds those that aren't blocked. */
    @Test
    void ofASparseIndex() {
        expect(() -> accounts.quota().update("u", DAY).addToUsed(1).execute(), "UpdateItem 2.0");
        expect(() -> accounts.quota().update("u", DAY).blockedBy("b").execute(), "UpdateItem 2.0");
        expect(() -> accounts.quota().update("u", DAY).addToUsed(1).execute(), "UpdateItem 1.0");
        expect(() -> accounts.quota().update("u", DAY).removeBlockedBy().execute(), "UpdateItem 2.0");
        expect(() -> accounts.quota().upsert("u", DAY).blockedBy("b").execute(), "UpdateItem 2.0");
        expect(() -> accounts.quota().upsert("v", DAY).blockedBy("b").execute(), "UpdateItem 1.0");
        expect(() -> accounts.quota().upsert("w", DAY).addToUsed(1).execute(), "UpdateItem 0.0", "PutItem 2.0");
        expect(() -> accounts.quota().delete("w", DAY), "DeleteItem 2.0");
    }

    @Test
    void ofClaims() {
        expect(() -> accounts.account().create(account("b", "b@x")), "TransactWriteItems 5.0");
        expect(
                () -> accounts.account().create(new Account("c", "b@x", "free", Optional.of(Instant.EPOCH))),
                "PutItem 1.0");
        expect(
                () -> accounts.account()
                        .update("b")
                        .plan("paid", Optional.empty())
                        .execute(),
                "UpdateItem 3.0");
        expect(
                () -> accounts.account()
                        .update("b")
                        .email("b2@x", "b@x", Optional.empty())
                        .execute(),
                "TransactWriteItems 7.0",
                "GetItem 1.0");
        expect(
                () -> accounts.account()
                        .replace(account("a", "a@x"), new Account("a", "a@x", "paid", Optional.empty())),
                "UpdateItem 3.0");
        expect(() -> accounts.account().delete("a"), "GetItem 1.0", "TransactWriteItems 5.0");
        expect(
                () -> accounts.account().delete(new Account("b", "b2@x", "paid", Optional.empty())),
                "TransactWriteItems 5.0");
        expect(() -> accounts.account().delete("a"), "GetItem 1.0");
    }

    @Test
    void ofVersions() {
        expect(() -> accounts.document().update("d", 1).owner("p").execute(), "UpdateItem 3.0");
        expect(
                () -> accounts.document().update("d", 2).slug("s2", "slug").execute(),
                "TransactWriteItems 7.0",
                "GetItem 1.0");
        expect(() -> accounts.document().delete("d", 3), "GetItem 1.0", "TransactWriteItems 5.0");
    }

    @Test
    void ofExpiry() {
        Instant later = Instant.now().plusSeconds(7200);
        expect(() -> accounts.session().update("s").user("bob").execute(), "UpdateItem 3.0");
        expect(
                () -> accounts.session().update("s").expiresAt(later, "device").execute(),
                "TransactWriteItems 5.0",
                "GetItem 1.0");
    }

    @Test
    void ofTransactions() {
        expect(
                () -> accounts.transaction()
                        .create(new Note("m", "a"))
                        .put(new Note("l", "a"))
                        .update(accounts.pageViews().update("p").addToViews(1))
                        .delete(NoteKeys.of("n"))
                        .absent(NoteKeys.of("k"))
                        .commit(),
                "TransactWriteItems 10.0");
        expect(() -> accounts.transactGet(NoteKeys.of("m"), NoteKeys.of("l")), "TransactGetItems 4.0");
    }

    @Test
    void ofBatches() {
        List<Note> notes =
                IntStream.range(0, 60).mapToObj(i -> new Note("b" + i, "t")).toList();
        List<ItemKey<Note>> keys =
                notes.stream().map(note -> NoteKeys.of(note.id())).toList();
        expect(
                () -> accounts.note().batchPut(notes),
                "BatchWriteItem 25.0",
                "BatchWriteItem 25.0",
                "BatchWriteItem 10.0");
        expect(() -> accounts.batchGet(keys), "BatchGetItem 30.0");
        expect(() -> accounts.batchGetConsistent(keys), "BatchGetItem 60.0");
        expect(
                () -> accounts.note().batchDelete(keys),
                "BatchWriteItem 25.0",
                "BatchWriteItem 25.0",
                "BatchWriteItem 10.0");
    }
}
