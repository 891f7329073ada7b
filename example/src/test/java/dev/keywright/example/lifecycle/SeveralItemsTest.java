package dev.keywright.example.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.CallEvent;
import dev.keywright.ConditionFailedException;
import dev.keywright.FoundItems;
import dev.keywright.InvalidKeyComponentException;
import dev.keywright.ItemExistsException;
import dev.keywright.ItemKey;
import dev.keywright.ItemNotFoundException;
import dev.keywright.Transaction;
import dev.keywright.UniqueViolationException;
import dev.keywright.UnknownTypeException;
import dev.keywright.VersionConflictException;
import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/** Transactions and batches, of several types. */
@DynamoDbTest
class SeveralItemsTest {
    private final List<CallEvent> calls = new ArrayList<>();
    private final AccountsTable accounts;
    private final ServerTable server;

    SeveralItemsTest(DynamoDbClient client, @TableName String name) {
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
        calls.clear();
    }

    // Transactions

    @Test
    void aTransactionWritesAllOfIt() {
        Note old = note("old");
        accounts.note().put(old);
        Document document = accounts.document().create(document("d-1"));
        Document other = accounts.document().create(document("d-2"));
        calls.clear();
        accounts.transaction()
                .create(account("a-1"))
                .put(note("n-1"))
                .update(accounts.document().update("d-1", 1).title("B").slug("s", document.slug()))
                .replace(other, new Document("d-2", "ada", "C", other.slug(), 1))
                .delete(NoteKeys.of("old"))
                .absent(NoteKeys.of("n-2"))
                .commit();
        assertThat(calls).extracting(CallEvent::operation).containsExactly("TransactWriteItems");
        assertThat(calls.get(0).items()).isEqualTo(9);
        assertThat(accounts.account().get("a-1")).contains(account("a-1"));
        assertThat(accounts.note().get("n-1")).contains(note("n-1"));
        assertThat(accounts.note().get("old")).isEmpty();
        assertThat(accounts.document().get("d-1")).contains(new Document("d-1", "ada", "B", "s", 2));
        assertThat(accounts.document().get("d-2")).contains(new Document("d-2", "ada", "C", other.slug(), 2));
        assertThat(accounts.document().byOwner("ada").list()).hasSize(2);
    }

    @Test
    void anActionAtFaultRaisesWhatItRaisesAlone() {
        accounts.account().create(account("a-1"));
        accounts.document().create(document("d-1"));
        Document stale = new Document("d-1", "ada", "A", "slug-d-1", 7);
        accounts.note().put(note("n-1"));
        assertThatThrownBy(() -> transaction().create(account("a-1")).commit()).isInstanceOf(ItemExistsException.class);
        assertThatThrownBy(() -> transaction()
                        .create(new Account("a-2", "a-1@example.com", "free", Optional.empty()))
                        .commit())
                .isInstanceOfSatisfying(
                        UniqueViolationException.class, e -> assertThat(e.key()).isEqualTo(AccountKeys.of("a-2")));
        assertThatThrownBy(() -> transaction().delete(stale).commit()).isInstanceOf(VersionConflictException.class);
        assertThatThrownBy(() -> transaction()
                        .update(accounts.document().update("d-1", 7).title("B"))
                        .commit())
                .isInstanceOf(VersionConflictException.class);
        assertThatThrownBy(() -> transaction()
                        .update(accounts.note().update("n-2").text("t"))
                        .commit())
                .isInstanceOf(ItemNotFoundException.class);
        assertThatThrownBy(() -> transaction().check(NoteKeys.of("n-2")).commit())
                .isInstanceOf(ItemNotFoundException.class);
        assertThatThrownBy(() -> transaction()
                        .check(NoteKeys.of("n-1"), NoteAttributes.TEXT.eq("other"))
                        .commit())
                .isInstanceOfSatisfying(
                        ConditionFailedException.class,
                        e -> assertThat(e.item()).contains(note("n-1")));
        assertThatThrownBy(() -> transaction().absent(NoteKeys.of("n-1")).commit())
                .isInstanceOf(ItemExistsException.class);
        transaction()
                .check(NoteKeys.of("n-1"))
                .check(DocumentKeys.of("d-1"), DocumentAttributes.TITLE.eq("A"))
                .commit();
        assertThat(server.items()).hasSize(5);
    }

    @Test
    void ofSeveralAtFaultTheFirstTellsAndNothingIsWritten() {
        accounts.note().put(note("n-1"));
        assertThatThrownBy(() -> transaction()
                        .put(note("n-3"))
                        .check(NoteKeys.of("n-2"))
                        .absent(NoteKeys.of("n-1"))
                        .commit())
                .isInstanceOf(ItemNotFoundException.class);
        assertThat(server.items()).hasSize(1);
    }

    @Test
    void twoAccountsSwapTheirAddresses() {
        accounts.account().create(account("a-1"));
        accounts.account().create(account("a-2"));
        calls.clear();
        accounts.transaction()
                .update(accounts.account().update("a-1").email("a-2@example.com", "a-1@example.com", Optional.empty()))
                .update(accounts.account().update("a-2").email("a-1@example.com", "a-2@example.com", Optional.empty()))
                .commit();
        assertThat(calls.get(0).items()).isEqualTo(4);
        assertThat(owners())
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        "ACCOUNT_EMAIL#a-1@example.com", "ACCOUNT#a-2",
                        "ACCOUNT_EMAIL#a-2@example.com", "ACCOUNT#a-1"));
    }

    @Test
    void aKeyIsChangedByDeletingAndCreating() {
        Account before = accounts.account().create(account("a-1"));
        accounts.transaction()
                .delete(AccountKeys.of("a-1"))
                .create(new Account("a-9", before.email(), before.plan(), before.archivedAt()))
                .commit();
        assertThat(owners()).containsExactly(Map.entry("ACCOUNT_EMAIL#a-1@example.com", "ACCOUNT#a-9"));
        assertThat(accounts.account().get("a-1")).isEmpty();
    }

    @Test
    void twoThatTakeOneValueAreRefusedBeforeTheCall() {
        Account first = account("a-1");
        assertThatThrownBy(() -> transaction()
                        .create(first)
                        .create(new Account("a-2", first.email(), "free", Optional.empty()))
                        .commit())
                .isInstanceOf(UniqueViolationException.class);
        assertThat(calls).isEmpty();
    }

    @Test
    void whatDynamoDbCannotTakeIsRefusedBeforeTheCall() {
        assertThatThrownBy(() -> transaction()
                        .put(note("n-1"))
                        .delete(NoteKeys.of("n-1"))
                        .commit())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("put Note NOTE#n-1 / #NOTE and delete Note NOTE#n-1 / #NOTE");
        Transaction<Accounts> large = transaction();
        IntStream.range(0, 51).forEach(i -> large.create(account("a-" + i)));
        assertThatThrownBy(large::commit)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("102 actions")
                .hasMessageContaining("create Account ACCOUNT#a-50");
        assertThatThrownBy(() -> transaction().delete(DocumentKeys.of("d-1")))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> transaction().put(account("a-1"))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> transaction().update(accounts.note().update("n-1")))
                .isInstanceOf(IllegalStateException.class);
        assertThat(calls).isEmpty();
    }

    @Test
    void aTransactionIsCommittedOnce() {
        transaction().commit();
        assertThat(calls).isEmpty();
        Transaction<Accounts> committed = transaction().put(note("n-1"));
        committed.commit();
        assertThatThrownBy(committed::commit).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> committed.put(note("n-2"))).isInstanceOf(IllegalStateException.class);
    }

    // Several gets

    @Test
    void severalAreReadInTheOrderAskedWithMissingOnesVisible() {
        accounts.account().create(account("a-1"));
        accounts.note().put(note("n-1"));
        ItemKey<Note> missing = NoteKeys.of("n-2");
        calls.clear();
        for (FoundItems<Accounts> found : List.of(
                accounts.batchGet(NoteKeys.of("n-1"), missing, AccountKeys.of("a-1"), NoteKeys.of("n-1")),
                accounts.batchGetConsistent(NoteKeys.of("n-1"), missing, AccountKeys.of("a-1"), NoteKeys.of("n-1")),
                accounts.transactGet(NoteKeys.of("n-1"), missing, AccountKeys.of("a-1"), NoteKeys.of("n-1")))) {
            assertThat(found)
                    .containsExactly(
                            Optional.of(note("n-1")),
                            Optional.empty(),
                            Optional.of(account("a-1")),
                            Optional.of(note("n-1")));
            assertThat(found.missing()).containsExactly(missing);
            assertThat(found.present()).containsExactly(note("n-1"), account("a-1"), note("n-1"));
            Optional<Account> account = found.of(AccountKeys.of("a-1"));
            assertThat(account).contains(account("a-1"));
            assertThat(found.of(missing)).isEmpty();
            assertThatThrownBy(() -> found.of(NoteKeys.of("n-3"))).isInstanceOf(IllegalArgumentException.class);
        }
        assertThat(calls)
                .extracting(CallEvent::operation)
                .containsExactly("BatchGetItem", "BatchGetItem", "TransactGetItems");
        assertThat(calls).extracting(CallEvent::capacityUnits).containsExactly(1.5, 3.0, 6.0);
    }

    @Test
    void nothingAskedForIsNoCall() {
        assertThat(accounts.batchGet()).isEmpty();
        assertThat(accounts.transactGet(List.of())).isEmpty();
        accounts.note().batchPut(List.of());
        assertThat(calls).isEmpty();
    }

    @Test
    void anItemOfAnotherTypeIsRaised() {
        accounts.note().put(note("n-1"));
        Map<String, AttributeValue> item = new HashMap<>(server.onlyItem());
        item.put("type", AttributeValue.fromS("other"));
        server.put(item);
        assertThatThrownBy(() -> accounts.batchGet(NoteKeys.of("n-1"))).isInstanceOf(UnknownTypeException.class);
    }

    @Test
    void whatHasExpiredIsMissing() {
        accounts.session()
                .create(new Session("s-1", "ada", "device", Instant.now().minusSeconds(60)));
        assertThat(accounts.batchGet(SessionKeys.of("s-1"))).containsExactly(Optional.empty());
        assertThat(accounts.transactGet(SessionKeys.of("s-1"))).containsExactly(Optional.empty());
    }

    @Test
    void aTransactionReadsAtMost100() {
        List<ItemKey<Note>> keys =
                IntStream.range(0, 101).mapToObj(i -> NoteKeys.of("n-" + i)).toList();
        assertThatThrownBy(() -> accounts.transactGet(keys))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("101");
        assertThat(accounts.transactGet(keys.subList(0, 100))).hasSize(100);
    }

    // Batches of writes

    @Test
    void manyAreWrittenReadAndDeletedInFullRequests() {
        List<Note> notes = IntStream.range(0, 260).mapToObj(i -> note("n-" + i)).toList();
        List<ItemKey<Note>> keys =
                notes.stream().map(note -> NoteKeys.of(note.id())).toList();
        accounts.note().batchPut(notes);
        assertThat(accounts.batchGet(keys).present()).isEqualTo(notes);
        accounts.note().batchDelete(keys);
        assertThat(calls)
                .extracting(CallEvent::operation)
                .filteredOn("BatchWriteItem"::equals)
                .hasSize(22);
        assertThat(calls)
                .extracting(CallEvent::operation)
                .filteredOn("BatchGetItem"::equals)
                .hasSize(3);
        assertThat(server.items()).isEmpty();
    }

    @Test
    void aBatchWithAnItemThatIsTooLargeWritesNothing() {
        int room = 400 * 1024 - size(note("n"));
        Note largest = new Note("n", "x".repeat(room));
        Note tooLarge = new Note("n", "x".repeat(room - 1) + "é");
        assertThatThrownBy(() -> server.put(NoteMapping.TYPE.toItem(tooLarge))).isInstanceOf(DynamoDbException.class);
        calls.clear();
        assertThatThrownBy(() -> accounts.note().batchPut(List.of(note("m"), tooLarge)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Note NOTE#n / #NOTE has 409601 bytes, but DynamoDB takes 409600; nothing is written");
        assertThat(calls).isEmpty();
        accounts.note().batchPut(List.of(note("m"), largest));
        assertThat(accounts.note().get("n")).contains(largest);
    }

    private static int size(Note note) {
        return NoteMapping.TYPE.toItem(new Note(note.id(), "")).entrySet().stream()
                .mapToInt(attribute ->
                        attribute.getKey().length() + attribute.getValue().s().length())
                .sum();
    }

    @Test
    void anUpdateOfAnotherTableIsRefused() {
        AccountsTable others =
                AccountsTable.builder(server.client()).tableName("another").build();
        Transaction<Accounts> transaction = accounts.transaction();
        assertThatThrownBy(() -> transaction.update(others.note().update("n").text("b")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("another")
                .hasMessageContaining(server.name());
    }

    @Test
    void aBatchWithAFaultyItemWritesNothing() {
        List<Note> notes = new ArrayList<>(
                IntStream.range(0, 30).mapToObj(i -> note("n-" + i)).toList());
        notes.add(note("n-7"));
        assertThatThrownBy(() -> accounts.note().batchPut(notes))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("NOTE#n-7");
        notes.set(30, note(""));
        assertThatThrownBy(() -> accounts.note().batchPut(notes)).isInstanceOf(InvalidKeyComponentException.class);
        assertThatThrownBy(() -> accounts.note().batchDelete(List.of(NoteKeys.of("a"), NoteKeys.of("a"))))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(calls).isEmpty();
    }

    private Transaction<Accounts> transaction() {
        return accounts.transaction();
    }

    private Map<String, String> owners() {
        Map<String, String> owners = new HashMap<>();
        server.items().stream()
                .filter(item -> item.get("type").s().endsWith("Claim"))
                .forEach(item -> owners.put(
                        item.get("PK").s(), item.get("ownerPartition").s()));
        return owners;
    }

    private static Account account(String id) {
        return new Account(id, id + "@example.com", "free", Optional.empty());
    }

    private static Document document(String id) {
        return new Document(id, "ada", "A", "slug-" + id, 1);
    }

    private static Note note(String id) {
        return new Note(id, "text of " + id);
    }
}
