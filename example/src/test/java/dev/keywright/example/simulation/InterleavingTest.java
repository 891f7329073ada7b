package dev.keywright.example.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.ConditionFailedException;
import dev.keywright.ItemExistsException;
import dev.keywright.ItemNotFoundException;
import dev.keywright.UniqueViolationException;
import dev.keywright.VersionConflictException;
import dev.keywright.example.faults.FaultPlan;
import dev.keywright.example.faults.FaultyDynamoDb;
import dev.keywright.example.lifecycle.Account;
import dev.keywright.example.lifecycle.AccountsTable;
import dev.keywright.example.lifecycle.Document;
import dev.keywright.example.lifecycle.Note;
import dev.keywright.example.lifecycle.Quota;
import dev.keywright.example.lifecycle.Session;
import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.LocalDynamoDb;
import dev.keywright.testing.TableName;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What another does between two requests of ours, or between our reading and our writing. */
@DynamoDbTest
class InterleavingTest {
    private static final LocalDate DAY = LocalDate.parse("2026-03-01");

    private final MovingClock clock = new MovingClock();
    private final FaultyDynamoDb network;
    private final AccountsTable ours;
    private final AccountsTable theirs;
    private final ServerTable server;

    InterleavingTest(LocalDynamoDb dynamoDb, @TableName String name) {
        network = new FaultyDynamoDb(dynamoDb, 3);
        ours = AccountsTable.builder(network.client())
                .tableName(name)
                .clock(clock)
                .build();
        theirs = AccountsTable.builder(dynamoDb.client())
                .tableName(name)
                .clock(clock)
                .build();
        server = new ServerTable(dynamoDb.client(), name);
    }

    @BeforeEach
    void clear() {
        theirs.createIfMissing();
        server.clear();
    }

    @AfterEach
    void check() {
        new Invariants(server).check(clock.instant());
        assertThat(theirs.verifyClaims().findings()).isEmpty();
        network.close();
    }

    /** Before our first request of that kind is carried out. */
    private void before(String operation, Runnable theirWrite) {
        network.http().plan(next -> {
            if (next.equals(operation)) {
                network.http().plan(FaultPlan.NONE);
                theirWrite.run();
            }
            return null;
        });
    }

    private static Account account(String id, String email) {
        return new Account(id, email, "free", Optional.empty());
    }

    private static void changeEmail(AccountsTable table, String id, String before, String after) {
        table.account().update(id).email(after, before, Optional.empty()).execute();
    }

    private Instant in(int seconds) {
        return clock.instant().plusSeconds(seconds);
    }

    @Test
    void twoChangesOfOneClaimedValue() {
        theirs.account().create(account("a", "old"));
        before("TransactWriteItems", () -> changeEmail(theirs, "a", "old", "theirs"));
        assertThatThrownBy(() -> changeEmail(ours, "a", "old", "ours")).isInstanceOf(ConditionFailedException.class);
        assertThat(ours.account().getConsistent("a")).contains(account("a", "theirs"));
    }

    @Test
    void twoTakesOfOneValue() {
        theirs.account().create(account("a", "old"));
        before("TransactWriteItems", () -> theirs.account().create(account("b", "new")));
        assertThatThrownBy(() -> changeEmail(ours, "a", "old", "new")).isInstanceOf(UniqueViolationException.class);
        assertThat(ours.account().getConsistent("a")).contains(account("a", "old"));
    }

    @Test
    void aDeleteOfWhatIsChangedAfterItWasReadReleasesTheNewClaim() {
        theirs.account().create(account("a", "old"));
        before("TransactWriteItems", () -> changeEmail(theirs, "a", "old", "new"));
        ours.account().delete("a");
        assertThat(server.items()).isEmpty();
    }

    @Test
    void aStaleDeleteReleasesTheClaimThatIsThere() {
        Account stale = theirs.account().create(account("a", "old"));
        changeEmail(theirs, "a", "old", "new");
        theirs.account().create(account("b", "old"));
        ours.account().delete(stale);
        assertThat(ours.account().getConsistent("a")).isEmpty();
        assertThat(ours.account().getConsistent("b")).contains(account("b", "old"));
    }

    @Test
    void aStaleDeleteOfAVersionIsRefused() {
        Document stale = theirs.document().create(new Document("d", "o", "t", "old", 0));
        Document there = theirs.document().update("d", 1).slug("new", "old").execute();
        assertThatThrownBy(() -> ours.document().delete(stale)).isInstanceOf(VersionConflictException.class);
        assertThat(ours.document().getConsistent("d")).contains(there);
    }

    @Test
    void aDeleteMeetsADeleteAndAnotherEntityWithTheValue() {
        theirs.account().create(account("a", "x"));
        before("TransactWriteItems", () -> {
            theirs.account().delete("a");
            theirs.account().create(account("b", "x"));
        });
        ours.account().delete("a");
        assertThat(ours.account().getConsistent("b")).contains(account("b", "x"));
    }

    @Test
    void twoInputsOfOneIndexKeySetByTwo() {
        theirs.account().create(account("a", "x"));
        before(
                "UpdateItem",
                () -> theirs.account()
                        .update("a")
                        .archivedAt(Instant.EPOCH, "x")
                        .execute());
        assertThatThrownBy(() -> ours.account()
                        .update("a")
                        .plan("paid", Optional.empty())
                        .execute())
                .isInstanceOf(ConditionFailedException.class);
        assertThat(ours.account().byPlan("paid").list()).isEmpty();
        assertThat(ours.account().byPlan("free").list()).isEmpty();
    }

    @Test
    void aReplaceMeetsAnArchiving() {
        Account before = theirs.account().create(account("a", "x"));
        before(
                "UpdateItem",
                () -> theirs.account()
                        .update("a")
                        .archivedAt(Instant.EPOCH, "x")
                        .execute());
        assertThatThrownBy(() -> ours.account().replace(before, new Account("a", "x", "paid", Optional.empty())))
                .isInstanceOf(ConditionFailedException.class);
        assertThat(ours.account().getConsistent("a").map(Account::plan)).contains("free");
    }

    @Test
    void aModifyMeetsAModifyAndIsDoneAnew() {
        theirs.account().create(account("a", "x"));
        before(
                "TransactWriteItems",
                () -> theirs.account()
                        .modify(
                                "a",
                                account ->
                                        new Account("a", account.email() + "1", account.plan(), account.archivedAt())));
        Account after = ours.account()
                .modify("a", account -> new Account("a", account.email() + "2", account.plan(), account.archivedAt()));
        assertThat(after.email()).isEqualTo("x12");
    }

    @Test
    void aModifyMeetsADeleteAndANewItem() {
        theirs.account().create(account("a", "x"));
        before("TransactWriteItems", () -> {
            theirs.account().delete("a");
            theirs.account().create(new Account("a", "y", "paid", Optional.empty()));
        });
        Account after = ours.account()
                .modify("a", account -> new Account("a", account.email() + "2", account.plan(), account.archivedAt()));
        assertThat(after).isEqualTo(new Account("a", "y2", "paid", Optional.empty()));
    }

    @Test
    void aModifyMeetsADelete() {
        theirs.document().create(new Document("d", "o", "t", "s", 0));
        before("UpdateItem", () -> theirs.document().delete("d", 1));
        assertThatThrownBy(() ->
                        ours.document().modify("d", document -> new Document("d", "p", "t", "s", document.version())))
                .isInstanceOf(ItemNotFoundException.class);
        assertThat(server.items()).isEmpty();
    }

    @Test
    void twoEditorsOfOneVersion() {
        Document read = theirs.document().create(new Document("d", "o", "t", "s", 0));
        before(
                "TransactWriteItems",
                () -> theirs.document()
                        .update("d", read.version())
                        .slug("theirs", "s")
                        .execute());
        assertThatThrownBy(() -> ours.document().replace(read, new Document("d", "o", "t", "ours", 1)))
                .isInstanceOf(VersionConflictException.class);
        assertThat(ours.document().getConsistent("d")).contains(new Document("d", "o", "t", "theirs", 2));
    }

    @Test
    void aReplacementMeetsANewItemOfTheSameVersionWithAnotherClaim() {
        Document read = theirs.document().create(new Document("d", "o", "t", "old", 0));
        theirs.document().delete(read);
        Document there = theirs.document().create(new Document("d", "o", "t", "new", 0));
        Document after = new Document("d", "o", "t", "ours", 1);
        assertThatThrownBy(() -> ours.document().replace(read, after)).isInstanceOf(VersionConflictException.class);
        assertThatThrownBy(() -> ours.transaction().replace(read, after).commit())
                .isInstanceOf(VersionConflictException.class);
        assertThat(ours.document().getConsistent("d")).contains(there);
    }

    @Test
    void aReplacementMeetsANewItemOfTheSameVersionWithAnotherInputOfTheIndexKey() {
        Document read = theirs.document().create(new Document("d", "o", "t", "s", 0));
        theirs.document().delete(read);
        Document there = theirs.document().create(new Document("d", "another", "t", "s", 0));
        assertThatThrownBy(() -> ours.document().replace(read, new Document("d", "o", "ours", "s", 1)))
                .isInstanceOf(VersionConflictException.class);
        assertThat(ours.document().getConsistent("d")).contains(there);
    }

    @Test
    void aModifyMeetsANewItemOfTheSameVersion() {
        theirs.document().create(new Document("d", "o", "t", "old", 0));
        before("TransactWriteItems", () -> {
            theirs.document().delete("d", 1);
            theirs.document().create(new Document("d", "another", "t", "new", 0));
        });
        Document after = ours.document()
                .modify("d", document -> new Document("d", document.owner(), "t", "ours", document.version()));
        assertThat(after).isEqualTo(new Document("d", "another", "t", "ours", 2));
    }

    @Test
    void aGetOrCreateMeetsACreate() {
        before("PutItem", () -> theirs.note().create(new Note("n", "theirs")));
        assertThat(ours.note().getOrCreate(new Note("n", "ours"))).isEqualTo(new Note("n", "theirs"));
    }

    @Test
    void aGetOrCreateWithAClaimMeetsACreate() {
        before("TransactWriteItems", () -> theirs.account().create(account("a", "theirs")));
        assertThat(ours.account().getOrCreate(account("a", "ours"))).isEqualTo(account("a", "theirs"));
    }

    @Test
    void aCreateMeetsACreate() {
        before("TransactWriteItems", () -> theirs.account().create(account("a", "theirs")));
        assertThatThrownBy(() -> ours.account().create(account("a", "ours"))).isInstanceOf(ItemExistsException.class);
    }

    @Test
    void anUpsertOfWhatHasExpiredMeetsAnother() {
        theirs.quota().create(new Quota("u", DAY, 7, Optional.of("b"), List.of("l"), Optional.of(in(10))));
        clock.advance(Duration.ofSeconds(10));
        before("UpdateItem", () -> theirs.quota().upsert("u", DAY).addToUsed(1).execute());
        Quota after = ours.quota().upsert("u", DAY).addToUsed(2).execute();
        assertThat(after).isEqualTo(new Quota("u", DAY, 3, Optional.empty(), List.of(), Optional.empty()));
    }

    @Test
    void anUpsertOfWhatHasExpiredMeetsAnotherBeforeItStartsAnew() {
        theirs.quota().create(new Quota("u", DAY, 7, Optional.of("b"), List.of("l"), Optional.of(in(10))));
        clock.advance(Duration.ofSeconds(10));
        before("PutItem", () -> theirs.quota().upsert("u", DAY).addToUsed(1).execute());
        Quota after = ours.quota().upsert("u", DAY).addToUsed(2).execute();
        assertThat(after).isEqualTo(new Quota("u", DAY, 3, Optional.empty(), List.of(), Optional.empty()));
    }

    @Test
    void anExtensionMeetsATakeOverOfItsClaim() {
        theirs.session().create(new Session("s", "u", "device", in(10)));
        before("TransactWriteItems", () -> {
            clock.advance(Duration.ofSeconds(10));
            theirs.session().create(new Session("t", "u", "device", in(60)));
        });
        assertThatThrownBy(() ->
                        ours.session().update("s").expiresAt(in(60), "device").execute())
                .isInstanceOf(UniqueViolationException.class);
        assertThat(ours.session().getConsistent("s")).isEmpty();
        assertThat(ours.session().getConsistent("t")).isPresent();
    }

    @Test
    void aTakeOverMeetsAnExtension() {
        theirs.session().create(new Session("s", "u", "device", in(10)));
        clock.advance(Duration.ofSeconds(9));
        before(
                "TransactWriteItems",
                () -> theirs.session().update("s").expiresAt(in(60), "device").execute());
        assertThatThrownBy(() -> ours.session().create(new Session("t", "u", "device", in(60))))
                .isInstanceOf(UniqueViolationException.class);
        assertThat(ours.session().getConsistent("t")).isEmpty();
    }

    @Test
    void aCreateInThePlaceOfWhatHasExpiredMeetsAnother() {
        theirs.session().create(new Session("s", "u", "old", in(10)));
        clock.advance(Duration.ofSeconds(10));
        before("TransactWriteItems", () -> theirs.session().create(new Session("s", "u", "theirs", in(10))));
        assertThatThrownBy(() -> ours.session().create(new Session("s", "u", "ours", in(10))))
                .isInstanceOf(ItemExistsException.class);
        assertThat(ours.session().getConsistent("s").map(Session::device)).contains("theirs");
    }

    @Test
    void aSwapOfTwoAddressesMeetsAChangeOfOne() {
        Account a = theirs.account().create(account("a", "1"));
        Account b = theirs.account().create(account("b", "2"));
        before("TransactWriteItems", () -> changeEmail(theirs, "b", "2", "3"));
        assertThatThrownBy(() -> ours.transaction()
                        .replace(a, account("a", "2"))
                        .replace(b, account("b", "1"))
                        .commit())
                .isInstanceOf(ConditionFailedException.class);
        assertThat(ours.account().getConsistent("a")).contains(a);
        ours.transaction()
                .replace(a, account("a", "3"))
                .replace(account("b", "3"), account("b", "1"))
                .commit();
        assertThat(ours.account().getConsistent("a")).contains(account("a", "3"));
    }

    @Test
    void anUpdateIsMadeButTheItemDeletedBeforeItIsReadAgain() {
        theirs.account().create(account("a", "old"));
        before("GetItem", () -> theirs.account().delete("a"));
        assertThatThrownBy(() -> changeEmail(ours, "a", "old", "new")).isInstanceOf(ItemNotFoundException.class);
        assertThat(server.items()).isEmpty();
    }
}
