package dev.keywright.example.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.keywright.FoundItems;
import dev.keywright.ItemKey;
import dev.keywright.UnprocessedItemsException;
import dev.keywright.example.lifecycle.Accounts;
import dev.keywright.example.lifecycle.AccountsTable;
import dev.keywright.example.lifecycle.Note;
import dev.keywright.example.lifecycle.NoteKeys;
import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.LocalDynamoDb;
import dev.keywright.testing.TableName;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Batches of which DynamoDB leaves part unprocessed: nothing is dropped. */
@DynamoDbTest
class FaultyBatchesTest {
    private static final int MANY = 10_000;
    private static final double SHARE = 0.3;

    private final FaultyDynamoDb faulty;
    private final FaultyHttpClient http;
    private final AccountsTable accounts;
    private final ServerTable server;

    FaultyBatchesTest(LocalDynamoDb dynamoDb, @TableName String name) {
        faulty = new FaultyDynamoDb(dynamoDb, 3);
        http = faulty.http();
        accounts = AccountsTable.builder(faulty.client()).tableName(name).build();
        server = new ServerTable(dynamoDb.client(), name);
    }

    @BeforeEach
    void clear() {
        accounts.createIfMissing();
        server.clear();
    }

    @AfterEach
    void close() {
        faulty.close();
    }

    private static List<Note> notes(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> new Note("n" + i, "text " + i))
                .toList();
    }

    private static List<ItemKey<Note>> keys(List<Note> notes) {
        return notes.stream().map(note -> NoteKeys.of(note.id())).toList();
    }

    @Test
    void tenThousandItemsAreWrittenReadAndDeletedWhateverIsLeftUnprocessed() {
        List<Note> notes = notes(MANY);
        http.leaveUnprocessed(UnprocessedPlan.random(1, SHARE));
        accounts.note().batchPut(notes);
        assertThat(server.items()).hasSize(MANY);
        List<ItemKey<Note>> keys = keys(notes);
        FoundItems<Accounts> found = accounts.batchGet(keys);
        assertThat(found.present()).isEqualTo(notes);
        assertThat(found.missing()).isEmpty();
        accounts.note().batchDelete(keys.subList(0, MANY - 1));
        http.leaveUnprocessed(UnprocessedPlan.NONE);
        assertThat(server.onlyItem()).containsEntry("id", AttributeValue.fromS("n" + (MANY - 1)));
    }

    @Test
    void whatIsNeverProcessedIsToldExactly() {
        List<Note> notes = notes(200);
        http.leaveUnprocessed(part -> UnprocessedPlan.containing("NOTE#n7").isLeft(part)
                || UnprocessedPlan.containing("NOTE#n150").isLeft(part));
        UnprocessedItemsException left = catchThrowableOfType(
                UnprocessedItemsException.class, () -> accounts.note().batchPut(notes));
        assertThat(left.keys()).isEqualTo(List.of(NoteKeys.of("n7"), NoteKeys.of("n150")));
        assertThat(left)
                .hasMessageContaining("2 items")
                .hasMessageContaining("n7")
                .hasNoCause();
        assertThat(server.items()).hasSize(198);
        UnprocessedItemsException unread =
                catchThrowableOfType(UnprocessedItemsException.class, () -> accounts.batchGet(keys(notes)));
        assertThat(unread.keys()).isEqualTo(left.keys());
        UnprocessedItemsException undeleted = catchThrowableOfType(
                UnprocessedItemsException.class, () -> accounts.note().batchDelete(keys(notes)));
        assertThat(undeleted.keys()).isEqualTo(left.keys());
        assertThat(server.items()).isEmpty();
    }

    @Test
    void moreThanARequestfulThatIsNeverProcessedDoesNotHoldUpTheRest() {
        List<Note> notes = notes(200);
        http.leaveUnprocessed(UnprocessedPlan.containing(
                IntStream.range(0, 60).mapToObj(i -> "NOTE#n" + i).toArray(String[]::new)));
        UnprocessedItemsException left = catchThrowableOfType(
                UnprocessedItemsException.class, () -> accounts.note().batchPut(notes));
        assertThat(left.keys()).isEqualTo(keys(notes.subList(0, 60)));
        assertThat(server.items()).hasSize(140);
    }

    @Test
    void aTableThatIsThrottledThroughoutLeavesItems() {
        http.plan(operation -> http.requests() > 4 ? Fault.THROTTLED : null);
        List<Note> notes = notes(150);
        UnprocessedItemsException left = catchThrowableOfType(
                UnprocessedItemsException.class, () -> accounts.note().batchPut(notes));
        assertThat(left.keys()).isEqualTo(keys(notes.subList(100, 150)));
        assertThat(left).hasCauseInstanceOf(SdkException.class);
        assertThat(server.items()).hasSize(100);
    }

    @Test
    void whereTheNetworkBreaksTheSdksExceptionHasWhatIsLeft() {
        http.plan(operation -> http.requests() > 4 ? Fault.RESET_BEFORE : null);
        List<Note> notes = notes(150);
        SdkException broken =
                catchThrowableOfType(SdkException.class, () -> accounts.note().batchPut(notes));
        assertThat(left(broken).keys()).isEqualTo(keys(notes.subList(100, 150)));
    }

    @ParameterizedTest
    @EnumSource(
            mode = Mode.EXCLUDE,
            names = {"CORRUPT"})
    void aRequestThatFailsOnceIsMadeAgain(Fault fault) {
        List<Note> notes = notes(30);
        http.plan(FaultPlan.of("BatchWriteItem", fault));
        accounts.note().batchPut(notes);
        assertThat(http.faults()).isEqualTo(1);
        http.plan(FaultPlan.of("BatchGetItem", fault));
        assertThat(accounts.batchGet(keys(notes)).present()).isEqualTo(notes);
        assertThat(http.faults()).isEqualTo(1);
    }

    @Test
    void anInterruptionEndsTheWaiting() {
        List<Note> notes = notes(30);
        http.leaveUnprocessed(UnprocessedPlan.containing("NOTE#n1"));
        AccountsTable interrupted = AccountsTable.builder(faulty.client())
                .tableName(server.name())
                .listener(event -> Thread.currentThread().interrupt())
                .build();
        http.plan(FaultPlan.NONE);
        AbortedException aborted = catchThrowableOfType(
                AbortedException.class, () -> interrupted.note().batchPut(notes));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(left(aborted).keys()).startsWith(NoteKeys.of("n1")).hasSize(6);
        assertThat(http.requests()).isEqualTo(1);
    }

    private static UnprocessedItemsException left(SdkException exception) {
        return Stream.of(exception.getSuppressed())
                .filter(UnprocessedItemsException.class::isInstance)
                .map(UnprocessedItemsException.class::cast)
                .findFirst()
                .orElseThrow();
    }
}
