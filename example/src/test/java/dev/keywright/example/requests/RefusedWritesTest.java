package dev.keywright.example.requests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.Condition;
import dev.keywright.InvalidKeyComponentException;
import dev.keywright.Transaction;
import dev.keywright.example.lifecycle.Account;
import dev.keywright.example.lifecycle.Accounts;
import dev.keywright.example.lifecycle.AccountsTable;
import dev.keywright.example.lifecycle.Document;
import dev.keywright.example.lifecycle.Note;
import dev.keywright.example.lifecycle.NoteAttributes;
import dev.keywright.example.lifecycle.NoteKeys;
import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.LocalDynamoDb;
import dev.keywright.testing.TableName;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What is more than DynamoDB takes is refused before any call; nothing is sent, and nothing is written. */
@DynamoDbTest
class RefusedWritesTest {
    private static final int ITEM_BYTES = 400 * 1024;
    private static final Note STORED = new Note("n", "a");

    private final SentRequests sent = new SentRequests();
    private final DynamoDbClient client;
    private final AccountsTable accounts;
    private final ServerTable server;
    private Set<Map<String, AttributeValue>> before = Set.of();

    RefusedWritesTest(LocalDynamoDb dynamoDb, @TableName String name) {
        client = sent.clientOf(dynamoDb);
        accounts = AccountsTable.builder(client).tableName(name).build();
        server = new ServerTable(dynamoDb.client(), name);
    }

    @BeforeEach
    void store() {
        accounts.createIfMissing();
        server.clear();
        accounts.note().put(STORED);
        before = new HashSet<>(server.items());
        sent.forget();
    }

    @AfterEach
    void close() {
        client.close();
    }

    private void refused(ThrowingCallable write, String... message) {
        assertThatIllegalArgumentException()
                .isThrownBy(write)
                .satisfies(e -> assertThat(e).hasMessageContainingAll(message));
        nothingHappened();
    }

    private void refusedKey(ThrowingCallable write, String message) {
        assertThatThrownBy(write)
                .isInstanceOf(InvalidKeyComponentException.class)
                .hasMessageContaining(message);
        nothingHappened();
    }

    private void nothingHappened() {
        assertThat(sent.all()).isEmpty();
        assertThat(new HashSet<>(server.items())).isEqualTo(before);
    }

    private Transaction<Accounts> transaction() {
        return accounts.transaction();
    }

    /** The largest text that a note of this id can have. */
    private static String largest(String id) {
        int rest = Stream.of("PK", "NOTE#" + id, "SK", "#NOTE", "type", "note", "id", id, "text")
                .mapToInt(String::length)
                .sum();
        return "x".repeat(ITEM_BYTES - rest);
    }

    @Test
    void anItemOfMoreThan400Kilobytes() {
        Note large = new Note("m", largest("m") + "x");
        String[] message = {"Note NOTE#m / #NOTE has 409601 bytes", "DynamoDB takes 409600"};
        refused(() -> accounts.note().create(large), message);
        refused(() -> accounts.note().getOrCreate(large), message);
        refused(() -> accounts.note().put(large), message);
        refused(() -> accounts.note().batchPut(List.of(new Note("l", ""), large)), message);
        refused(() -> transaction().put(new Note("l", "")).create(large).commit(), message);
        refused(() -> transaction().put(new Note("l", "")).put(large).commit(), message);
    }

    @Test
    void anUpdateThatSetsMoreThan400Kilobytes() {
        String text = "x".repeat(ITEM_BYTES);
        refused(() -> accounts.note().update("n").text(text).execute(), "Note NOTE#n / #NOTE has ");
        refused(() -> accounts.note().replace(STORED, new Note("n", text)), "DynamoDB takes 409600");
        refused(() -> transaction().update(accounts.note().update("n").text(text)), "DynamoDB takes 409600");
        refused(() -> transaction().replace(STORED, new Note("n", text)), "DynamoDB takes 409600");
        refused(() -> accounts.pageViews().upsert("p").title(text).execute(), "DynamoDB takes 409600");
    }

    @Test
    void theLargestItemsAreWritten() {
        for (String id : List.of("a", "b", "c")) {
            Note note = new Note(id, largest(id));
            switch (id) {
                case "a" -> accounts.note().create(note);
                case "b" -> accounts.note().put(note);
                default -> transaction().create(note).commit();
            }
            assertThat(accounts.note().getConsistent(id)).contains(note);
        }
        // The local server takes a little less where an item is updated.
        accounts.note().update("n").text(largest("n").substring(1024)).execute();
    }

    @Test
    void transactionsThatPutMoreThan4Megabytes() {
        Transaction<Accounts> transaction = transaction();
        IntStream.range(0, 10)
                .mapToObj(i -> new Note("m" + i, largest("m" + i)))
                .forEach(transaction::put);
        Transaction<Accounts> more = transaction();
        IntStream.range(0, 11)
                .mapToObj(i -> new Note("m" + i, "x".repeat(399_000)))
                .forEach(more::create);
        refused(more::commit, "puts items of 4389", "DynamoDB takes 4194304 in all");
        transaction.commit();
        assertThat(server.items()).hasSize(11);
    }

    @Test
    void transactionsOfMoreThan100Actions() {
        Transaction<Accounts> transaction = transaction();
        Transaction<Accounts> more = transaction();
        IntStream.range(0, 100).mapToObj(i -> new Note("m" + i, "")).forEach(transaction::put);
        IntStream.range(0, 101).mapToObj(i -> new Note("m" + i, "")).forEach(more::put);
        refused(more::commit, "101 actions", "DynamoDB takes 100", "put Note NOTE#m100 / #NOTE");
        transaction.commit();
        assertThat(server.items()).hasSize(101);
    }

    @Test
    void twoActionsOnOneItem() {
        refused(
                () -> transaction()
                        .check(NoteKeys.of("n"))
                        .update(accounts.note().update("n").text("b"))
                        .commit(),
                "one action for each item",
                "check Note NOTE#n / #NOTE and update Note NOTE#n / #NOTE");
    }

    @Test
    void batchesWithTwoWritesOfOneItem() {
        refused(() -> accounts.note().batchPut(List.of(new Note("m", "a"), new Note("m", "b"))), "two for Note NOTE#m");
        refused(
                () -> accounts.note().batchDelete(List.of(NoteKeys.of("n"), NoteKeys.of("m"), NoteKeys.of("n"))),
                "two for Note NOTE#n");
    }

    @Test
    void expressionsOfMoreThan4Kilobytes() {
        Condition<Note> condition = Stream.generate(() -> NoteAttributes.TEXT.in(Collections.nCopies(100, "a")))
                .limit(8)
                .reduce(Condition::and)
                .orElseThrow();
        refusedAsACondition(condition, "the condition has ", "300 in 4096");
    }

    @Test
    void conditionsOfMoreThan300Operators() {
        Condition<Note> most = Stream.generate(NoteAttributes.TEXT::exists)
                .limit(150)
                .reduce(Condition::and)
                .orElseThrow();
        refused(() -> most.and(NoteAttributes.TEXT.exists()), "300 operators");
        refusedAsACondition(most.not(), "the condition has ", "300 in 4096");
    }

    @Test
    void valuesOfMoreThan2Megabytes() {
        Condition<Note> condition = NoteAttributes.TEXT.in(Collections.nCopies(21, "x".repeat(100 * 1024)));
        refusedAsACondition(condition, "at least 21504", "DynamoDB takes 2097152");
    }

    private void refusedAsACondition(Condition<Note> condition, String... message) {
        refused(() -> accounts.note().update("n").text("b").onlyIf(condition).execute(), message);
        refused(
                () -> transaction()
                        .update(accounts.note().update("n").text("b").onlyIf(condition))
                        .commit(),
                message);
        refused(
                () -> transaction()
                        .put(new Note("m", ""))
                        .check(NoteKeys.of("n"), condition)
                        .commit(),
                message);
    }

    @Test
    void comparisonsWithMoreThan100Values() {
        refused(() -> NoteAttributes.TEXT.in(Collections.nCopies(101, "a")), "1 to 100 values", "101");
        refused(() -> NoteAttributes.TEXT.in(List.of()), "1 to 100 values");
    }

    @Test
    void keysThatAreEmptyOrTooLong() {
        refusedKey(() -> accounts.note().create(new Note("", "")), "Note.id");
        refusedKey(() -> accounts.note().put(new Note("x".repeat(2044), "")), "Note.PK is longer than the 2048 bytes");
        refusedKey(() -> accounts.note().update("").text("b").execute(), "Note.id");
        refusedKey(() -> accounts.note().delete("x".repeat(2044)), "Note.PK");
        refusedKey(() -> accounts.note().batchPut(List.of(new Note("m", ""), new Note("", ""))), "Note.id");
        refusedKey(() -> transaction().put(new Note("m", "")).create(new Note("", "")), "Note.id");
    }

    @Test
    void indexKeysThatAreTooLong() {
        String owner = "x".repeat(2043);
        String title = "x".repeat(1024);
        refusedKey(() -> accounts.document().create(new Document("d", owner, "t", "s", 0)), "Document.GSI1PK");
        refusedKey(() -> accounts.document().create(new Document("d", "o", title, "s", 0)), "Document.GSI1SK");
        refusedKey(() -> accounts.document().update("d", 1).owner(owner).execute(), "Document.GSI1PK");
        refusedKey(() -> accounts.document().update("d", 1).title(title).execute(), "Document.GSI1SK");
    }

    @Test
    void aClaimThatIsTooLong() {
        refusedKey(
                () -> accounts.account().create(new Account("a", "x".repeat(2048), "free", Optional.empty())), "email");
    }
}
