package dev.keywright.example.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.ItemKey;
import dev.keywright.Page;
import dev.keywright.Query;
import dev.keywright.example.lifecycle.AccountsTable;
import dev.keywright.example.lifecycle.Session;
import dev.keywright.example.lifecycle.SessionKeys;
import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.LocalDynamoDb;
import dev.keywright.testing.TableName;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.exception.SdkException;

/** Reads over a network that fails: no item is missed, and none told twice. */
@DynamoDbTest
class FaultsOnReadsTest {
    private static final int PAGE = 7;
    private static final double SHARE = 0.3;

    private final List<Session> sessions = IntStream.range(100, 200)
            .mapToObj(i -> new Session("s" + i, "ada", "device" + i, null))
            .toList();
    private final FaultyDynamoDb faulty;
    private final FaultyHttpClient http;
    private final AccountsTable accounts;
    private final ServerTable server;

    FaultsOnReadsTest(LocalDynamoDb dynamoDb, @TableName String name) {
        faulty = new FaultyDynamoDb(dynamoDb, 20);
        http = faulty.http();
        accounts = AccountsTable.builder(faulty.client()).tableName(name).build();
        server = new ServerTable(dynamoDb.client(), name);
    }

    @BeforeEach
    void store() {
        accounts.createIfMissing();
        server.clear();
        sessions.forEach(accounts.session()::create);
    }

    @AfterEach
    void close() {
        faulty.close();
    }

    /** Any that the SDK sends again. */
    private void failAtRandom(long seed) {
        FaultPlan any = FaultPlan.random(seed, SHARE);
        http.plan(operation -> {
            Fault fault = any.next(operation);
            return fault == Fault.CORRUPT ? null : fault;
        });
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void queriesArePagedWhole(long seed) {
        failAtRandom(seed);
        Query<Session> query = accounts.session().byUser("ada").pageSize(PAGE);
        assertThat(query.list()).isEqualTo(sessions);
        assertThat(query.prefetch().list()).isEqualTo(sessions);
        assertThat(query.count()).isEqualTo(sessions.size());
        List<Session> paged = new ArrayList<>();
        String token = null;
        do {
            Page<Session> page = token == null ? query.page(PAGE) : query.page(PAGE, token);
            paged.addAll(page.items());
            token = page.nextToken().orElse(null);
        } while (token != null);
        assertThat(paged).isEqualTo(sessions);
        assertThat(http.faults()).isPositive();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void wholeTablesAreScanned(long seed) {
        failAtRandom(seed);
        try (Stream<?> all = accounts.scanForBatch(3).pageSize(PAGE).stream()) {
            assertThat(all.map(Session.class::cast)).containsExactlyInAnyOrderElementsOf(sessions);
        }
        assertThat(http.faults()).isPositive();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void severalItemsAreReadAtOnce(long seed) {
        failAtRandom(seed);
        List<ItemKey<Session>> keys =
                sessions.stream().map(session -> SessionKeys.of(session.id())).toList();
        for (int i = 0; i < 10; i++) {
            assertThat(accounts.batchGet(keys).present()).isEqualTo(sessions);
            assertThat(accounts.transactGet(keys).present()).isEqualTo(sessions);
        }
        assertThat(http.faults()).isPositive();
    }

    @Test
    void aPageThatCannotBeReadEndsTheIterationWithTheSdksException() {
        Iterator<Session> iterator =
                accounts.session().byUser("ada").pageSize(PAGE).iterator();
        for (int i = 0; i < PAGE; i++) {
            assertThat(iterator.next()).isEqualTo(sessions.get(i));
        }
        http.plan(FaultPlan.always("Query", Fault.SERVER_ERROR));
        assertThatThrownBy(iterator::hasNext).isInstanceOf(SdkException.class);
        http.plan(FaultPlan.NONE);
        assertThat(iterator.next()).isEqualTo(sessions.get(PAGE));
    }
}
