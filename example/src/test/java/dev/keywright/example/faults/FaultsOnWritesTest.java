package dev.keywright.example.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.ConditionFailedException;
import dev.keywright.ItemExistsException;
import dev.keywright.ItemNotFoundException;
import dev.keywright.UniqueViolationException;
import dev.keywright.VersionConflictException;
import dev.keywright.example.lifecycle.Account;
import dev.keywright.example.lifecycle.AccountKeys;
import dev.keywright.example.lifecycle.AccountsTable;
import dev.keywright.example.lifecycle.Document;
import dev.keywright.example.lifecycle.DocumentKeys;
import dev.keywright.example.lifecycle.Note;
import dev.keywright.example.lifecycle.NoteAttributes;
import dev.keywright.example.lifecycle.NoteKeys;
import dev.keywright.example.lifecycle.PageViews;
import dev.keywright.example.lifecycle.PageViewsAttributes;
import dev.keywright.example.lifecycle.Quota;
import dev.keywright.example.lifecycle.Session;
import dev.keywright.example.lifecycle.SessionMapping;
import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.LocalDynamoDb;
import dev.keywright.testing.TableName;
import java.time.Instant;
import java.time.LocalDate;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.core.exception.Crc32MismatchException;
import software.amazon.awssdk.core.exception.SdkException;

/** Each kind of write over a network that fails once: it is made once, and told as made. */
@DynamoDbTest
class FaultsOnWritesTest {
    private static final int ATTEMPTS = 3;

    private final FaultyDynamoDb faulty;
    private final FaultyHttpClient http;
    private final AccountsTable accounts;
    private final AccountsTable others;
    private final ServerTable server;

    FaultsOnWritesTest(LocalDynamoDb dynamoDb, @TableName String name) {
        faulty = new FaultyDynamoDb(dynamoDb, ATTEMPTS);
        http = faulty.http();
        accounts = AccountsTable.builder(faulty.client()).tableName(name).build();
        others = AccountsTable.builder(dynamoDb.client()).tableName(name).build();
        server = new ServerTable(dynamoDb.client(), name);
    }

    @BeforeEach
    void clear() {
        accounts.createIfMissing();
        server.clear();
    }

    @AfterEach
    void close() {
        assertThat(others.verifyClaims().findings()).isEmpty();
        faulty.close();
    }

    /** The SDK sends again what has met these, or we do. */
    static Set<Fault> sentAgain() {
        return EnumSet.complementOf(EnumSet.of(Fault.CORRUPT));
    }

    private void fail(String operation, Fault... faults) {
        http.plan(FaultPlan.of(operation, faults));
    }

    private void hasFailed(int faults) {
        assertThat(http.faults()).isEqualTo(faults);
    }

    @ParameterizedTest
    @MethodSource("sentAgain")
    void create(Fault fault) {
        fail("PutItem", fault);
        Note note = accounts.note().create(new Note("n", "a"));
        hasFailed(1);
        assertThat(others.note().getConsistent("n")).contains(note);
    }

    @ParameterizedTest
    @MethodSource("sentAgain")
    void createWithAClaim(Fault fault) {
        fail("TransactWriteItems", fault);
        Account account = accounts.account().create(account("a", "a@x"));
        hasFailed(1);
        assertThat(others.account().getConsistent("a")).contains(account);
    }

    @ParameterizedTest
    @MethodSource("sentAgain")
    void getOrCreate(Fault fault) {
        fail("PutItem", fault);
        assertThat(accounts.note().getOrCreate(new Note("n", "a"))).isEqualTo(new Note("n", "a"));
        hasFailed(1);
    }

    @ParameterizedTest
    @EnumSource(
            mode = Mode.EXCLUDE,
            names = {"CORRUPT", "TRUNCATED"})
    void getOfWhatIsThere(Fault fault) {
        others.note().create(new Note("n", "a"));
        fail("PutItem", fault);
        assertThat(accounts.note().getOrCreate(new Note("n", "b"))).isEqualTo(new Note("n", "a"));
        hasFailed(1);
    }

    @ParameterizedTest
    @MethodSource("sentAgain")
    void put(Fault fault) {
        others.note().create(new Note("n", "a"));
        fail("PutItem", fault);
        accounts.note().put(new Note("n", "b"));
        hasFailed(1);
        assertThat(others.note().getConsistent("n")).contains(new Note("n", "b"));
    }

    @ParameterizedTest
    @MethodSource("sentAgain")
    void replace(Fault fault) {
        Note before = others.note().create(new Note("n", "a"));
        fail("UpdateItem", fault);
        assertThat(accounts.note().replace(before, new Note("n", "b"))).isEqualTo(new Note("n", "b"));
        hasFailed(1);
        assertThat(others.note().getConsistent("n")).contains(new Note("n", "b"));
    }

    @ParameterizedTest
    @MethodSource("sentAgain")
    void modify(Fault fault) {
        others.note().create(new Note("n", "a"));
        fail("UpdateItem", fault);
        assertThat(accounts.note().modify("n", note -> new Note("n", note.text() + "b")))
                .isEqualTo(new Note("n", "ab"));
        hasFailed(1);
        assertThat(others.note().getConsistent("n")).contains(new Note("n", "ab"));
    }

    @ParameterizedTest
    @MethodSource("sentAgain")
    void updateOnCondition(Fault fault) {
        others.note().create(new Note("n", "a"));
        fail("UpdateItem", fault);
        Note after = accounts.note()
                .update("n")
                .text("b")
                .onlyIf(NoteAttributes.TEXT.eq("a"))
                .execute();
        hasFailed(1);
        assertThat(after).isEqualTo(new Note("n", "b"));
        assertThat(others.note().getConsistent("n")).contains(after);
    }

    @ParameterizedTest
    @MethodSource("sentAgain")
    void updateThatMovesAClaim(Fault fault) {
        others.account().create(account("a", "a@x"));
        fail("TransactWriteItems", fault);
        Account after = accounts.account()
                .update("a")
                .email("b@x", "a@x", Optional.empty())
                .execute();
        hasFailed(1);
        assertThat(after).isEqualTo(account("a", "b@x"));
        others.account().create(account("b", "a@x"));
        assertThatThrownBy(() -> others.account().create(account("c", "b@x")))
                .isInstanceOf(UniqueViolationException.class);
    }

    @ParameterizedTest
    @MethodSource("sentAgain")
    void updateThatGivesAClaimUp(Fault fault) {
        others.account().create(account("a", "a@x"));
        fail("TransactWriteItems", fault);
        accounts.account().update("a").archivedAt(Instant.EPOCH, "a@x").execute();
        hasFailed(1);
        others.account().create(account("b", "a@x"));
    }

    @ParameterizedTest
    @MethodSource("sentAgain")
    void updateOfAVersion(Fault fault) {
        Document document = others.document().create(new Document("d", "o", "t", "s", 1));
        fail("UpdateItem", fault);
        Document after =
                accounts.document().update("d", document.version()).owner("p").execute();
        hasFailed(1);
        assertThat(after).isEqualTo(new Document("d", "p", "t", "s", 2));
        assertThat(others.document().getConsistent("d")).contains(after);
    }

    @ParameterizedTest
    @MethodSource("sentAgain")
    void replaceOfAVersionWithAClaim(Fault fault) {
        Document document = others.document().create(new Document("d", "o", "t", "s", 1));
        fail("TransactWriteItems", fault);
        Document after = accounts.document().replace(document, new Document("d", "o", "t", "s2", 1));
        hasFailed(1);
        assertThat(after).isEqualTo(new Document("d", "o", "t", "s2", 2));
        assertThat(others.document().getConsistent("d")).contains(after);
    }

    @ParameterizedTest
    @MethodSource("sentAgain")
    void upsert(Fault fault) {
        fail("UpdateItem", fault);
        accounts.pageViews().upsert("p").title("t").execute();
        hasFailed(1);
        assertThat(others.pageViews().getConsistent("p")).contains(new PageViews("p", 0, Optional.of("t")));
    }

    @ParameterizedTest
    @EnumSource(
            mode = Mode.INCLUDE,
            names = {"THROTTLED", "SERVER_ERROR", "CONFLICT", "RESET_BEFORE"})
    void addingOfWhatWasNotCarriedOut(Fault fault) {
        others.pageViews().create(new PageViews("p", 1, Optional.empty()));
        fail("UpdateItem", fault);
        assertThat(accounts.pageViews().update("p").addToViews(2).execute().views())
                .isEqualTo(3);
        hasFailed(1);
    }

    @ParameterizedTest
    @MethodSource("sentAgain")
    void addingInATransaction(Fault fault) {
        others.pageViews().create(new PageViews("p", 1, Optional.empty()));
        fail("TransactWriteItems", fault);
        accounts.transaction()
                .update(accounts.pageViews().update("p").addToViews(2))
                .commit();
        hasFailed(1);
        assertThat(others.pageViews().getConsistent("p")).contains(new PageViews("p", 3, Optional.empty()));
    }

    @ParameterizedTest
    @MethodSource("sentAgain")
    void delete(Fault fault) {
        others.note().create(new Note("n", "a"));
        fail("DeleteItem", fault);
        accounts.note().delete("n");
        hasFailed(1);
        assertThat(server.items()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("sentAgain")
    void deleteWithAClaim(Fault fault) {
        others.account().create(account("a", "a@x"));
        fail("TransactWriteItems", fault);
        accounts.account().delete("a");
        hasFailed(1);
        assertThat(server.items()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("sentAgain")
    void deleteOfAVersion(Fault fault) {
        Document document = others.document().create(new Document("d", "o", "t", "s", 1));
        fail("TransactWriteItems", fault);
        accounts.document().delete(document);
        hasFailed(1);
        assertThat(server.items()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("sentAgain")
    void transactionOfSeveralTypes(Fault fault) {
        others.account().create(account("a", "a@x"));
        others.account().create(account("b", "b@x"));
        fail("TransactWriteItems", fault);
        accounts.transaction()
                .update(accounts.account().update("a").email("b@x", "a@x", Optional.empty()))
                .update(accounts.account().update("b").email("a@x", "b@x", Optional.empty()))
                .create(new Note("n", "a"))
                .absent(NoteKeys.of("m"))
                .commit();
        hasFailed(1);
        assertThat(others.transactGet(AccountKeys.of("a"), AccountKeys.of("b"), NoteKeys.of("n"))
                        .present())
                .containsExactly(account("a", "b@x"), account("b", "a@x"), new Note("n", "a"));
    }

    @Test
    void aResponseThatIsLostBeforeAConflict() {
        fail("PutItem", Fault.RESET_AFTER, Fault.CONFLICT);
        Note note = accounts.note().create(new Note("n", "a"));
        hasFailed(2);
        fail("UpdateItem", Fault.RESET_AFTER, Fault.CONFLICT);
        assertThat(accounts.note().replace(note, new Note("n", "b"))).isEqualTo(new Note("n", "b"));
        hasFailed(2);
        fail("UpdateItem", Fault.RESET_AFTER, Fault.CONFLICT);
        assertThat(accounts.note().modify("n", read -> new Note("n", read.text() + "c")))
                .isEqualTo(new Note("n", "bc"));
        hasFailed(2);
        fail("TransactWriteItems", Fault.RESET_AFTER, Fault.CONFLICT);
        accounts.account().create(account("a", "a@x"));
        hasFailed(2);
        others.pageViews().create(new PageViews("p", 1, Optional.empty()));
        fail("TransactWriteItems", Fault.RESET_AFTER, Fault.CONFLICT);
        accounts.transaction()
                .update(accounts.pageViews().update("p").addToViews(2))
                .commit();
        hasFailed(2);
        assertThat(others.pageViews().getConsistent("p").map(PageViews::views)).contains(3L);
    }

    @Test
    void anUpsertOnConditionWhoseResponseIsLost() {
        others.pageViews().create(new PageViews("p", 1, Optional.of("a")));
        fail("UpdateItem", Fault.RESET_AFTER);
        PageViews after = accounts.pageViews()
                .upsert("p")
                .title("b")
                .onlyIf(PageViewsAttributes.TITLE.eq("a"))
                .execute();
        hasFailed(1);
        assertThat(after).isEqualTo(new PageViews("p", 1, Optional.of("b")));
    }

    @Test
    void whatHasExpiredWasNotWrittenByALostResponse() {
        server.put(SessionMapping.TYPE.toItem(new Session("s", "ada", "d", Instant.EPOCH)));
        fail("UpdateItem", Fault.RESET_BEFORE);
        assertThatThrownBy(() -> accounts.session().update("s").user("ada").execute())
                .isInstanceOf(ItemNotFoundException.class);
        hasFailed(1);
    }

    @Test
    void anUpdateThatEndsTheLifeOfAnItemWhoseResponseIsLost() {
        others.quota().create(new Quota("u", LocalDate.EPOCH, 0, Optional.empty(), List.of(), Optional.empty()));
        fail("UpdateItem", Fault.RESET_AFTER);
        Quota after = accounts.quota()
                .update("u", LocalDate.EPOCH)
                .expiresAt(Instant.EPOCH)
                .execute();
        hasFailed(1);
        assertThat(after.expiresAt()).contains(Instant.EPOCH);
    }

    @Test
    void aCreateThatWasNotSentMeetsAnother() {
        http.plan(operation -> {
            http.plan(FaultPlan.NONE);
            others.note().create(new Note("n", "of another"));
            return Fault.RESET_BEFORE;
        });
        assertThatThrownBy(() -> accounts.note().create(new Note("n", "mine")))
                .isInstanceOfSatisfying(
                        ItemExistsException.class,
                        refusal -> assertThat(refusal.item()).contains(new Note("n", "of another")));
        assertThat(others.note().getConsistent("n")).contains(new Note("n", "of another"));
    }

    @Test
    void anUpdateThatWasNotSentMeetsAnother() {
        others.document().create(new Document("d", "o", "t", "s", 1));
        http.plan(operation -> {
            http.plan(FaultPlan.NONE);
            others.document().update("d", 1).owner("other").execute();
            return Fault.RESET_BEFORE;
        });
        assertThatThrownBy(
                        () -> accounts.document().update("d", 1).owner("mine").execute())
                .isInstanceOf(VersionConflictException.class);
        assertThat(others.document().getConsistent("d")).contains(new Document("d", "other", "t", "s", 2));
    }

    @Test
    void aClaimThatWasNotTakenIsTakenByAnother() {
        http.plan(operation -> {
            http.plan(FaultPlan.NONE);
            others.account().create(account("b", "x@x"));
            return Fault.RESET_BEFORE;
        });
        assertThatThrownBy(() -> accounts.account().create(account("a", "x@x")))
                .isInstanceOf(UniqueViolationException.class);
        assertThat(others.account().getConsistent("a")).isEmpty();
    }

    @Test
    void whatAnotherHasChangedSinceIsNotTakenForMade() {
        others.note().create(new Note("n", "a"));
        http.plan(operation -> {
            http.plan(next -> {
                http.plan(FaultPlan.NONE);
                others.note().update("n").text("of another").execute();
                return Fault.RESET_BEFORE;
            });
            return Fault.RESET_AFTER;
        });
        assertThatThrownBy(() -> accounts.note()
                        .update("n")
                        .text("b")
                        .onlyIf(NoteAttributes.TEXT.eq("a"))
                        .execute())
                .isInstanceOf(ConditionFailedException.class);
        assertThat(others.note().getConsistent("n")).contains(new Note("n", "of another"));
    }

    @ParameterizedTest
    @EnumSource(
            mode = Mode.EXCLUDE,
            names = {"CONFLICT", "CORRUPT"})
    void aNetworkThatIsDownIsTheSdksException(Fault fault) {
        others.note().create(new Note("n", "a"));
        http.plan(FaultPlan.always("UpdateItem", fault));
        assertThatThrownBy(() -> accounts.note().update("n").text("b").execute())
                .isInstanceOf(SdkException.class);
        assertThat(http.requests()).isEqualTo(ATTEMPTS);
        assertThat(others.note().getConsistent("n")).contains(new Note("n", fault.isExecuted() ? "b" : "a"));
    }

    @ParameterizedTest
    @EnumSource(
            mode = Mode.EXCLUDE,
            names = {"CONFLICT", "CORRUPT"})
    void aTransactionOverADeadNetworkIsMadeWholeOrNotAtAll(Fault fault) {
        http.plan(FaultPlan.always("TransactWriteItems", fault));
        assertThatThrownBy(() -> accounts.account().create(account("a", "a@x"))).isInstanceOf(SdkException.class);
        assertThat(server.items()).hasSize(fault.isExecuted() ? 2 : 0);
    }

    @Test
    void aResponseThatIsCorruptIsTheSdksException() {
        others.note().create(new Note("n", "a"));
        fail("UpdateItem", Fault.CORRUPT);
        assertThatThrownBy(() -> accounts.note().update("n").text("b").execute())
                .isInstanceOf(Crc32MismatchException.class);
        assertThat(http.requests()).isEqualTo(1);
        assertThat(others.note().getConsistent("n")).contains(new Note("n", "b"));
    }

    @Test
    void conflictsThatDoNotEndAreTheSdksException() {
        http.plan(FaultPlan.always("TransactWriteItems", Fault.CONFLICT));
        assertThatThrownBy(() -> accounts.transaction()
                        .check(DocumentKeys.of("d"))
                        .create(new Note("n", "a"))
                        .commit())
                .hasMessageContaining("TransactionConflict");
        assertThat(http.requests()).isBetween(5, 50);
        assertThat(server.items()).isEmpty();
    }

    private static Account account(String id, String email) {
        return new Account(id, email, "free", Optional.empty());
    }
}
