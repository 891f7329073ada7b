package dev.keywright.table;

import static dev.keywright.table.Samples.order;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.Query;
import dev.keywright.orders.Order;
import dev.keywright.orders.OrdersTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** A query with prefetch reads one page ahead, and is otherwise as it is without. */
@DynamoDbTest
@Timeout(60)
class PrefetchTest {
    private static final int ORDERS = 9;

    private final Watched client;
    private final Query<Order> query;
    private final OrdersTable orders;

    PrefetchTest(DynamoDbClient server, @TableName String name) {
        client = new Watched(server);
        orders = OrdersTable.builder(client).tableName(name).build();
        query = orders.order().byCustomer("c-1").pageSize(3).prefetch();
    }

    /** Newest first that is o-8 to o-0, in three pages and an empty one. */
    @BeforeEach
    void store() {
        orders.createIfMissing();
        for (int hour = 0; hour < ORDERS; hour++) {
            orders.order().put(order("o-" + hour, "c-1", hour));
        }
    }

    @Test
    void theNextPageIsReadWhileTheCallerWorksOnThisOne() throws InterruptedException {
        Iterator<Order> results = query.iterator();
        assertThat(client.calls)
                .as("nothing is read until a result is asked for")
                .hasValue(0);

        assertThat(results.next().orderId()).isEqualTo("o-8");
        client.awaitReaders();
        assertThat(client.calls).hasValue(2);
        results.next();
        results.next();
        assertThat(client.calls).as("one page ahead, not two").hasValue(2);

        assertThat(results.next().orderId()).isEqualTo("o-5");
        client.awaitReaders();
        assertThat(client.calls).hasValue(3);
    }

    @Test
    void theResultsAreThose() {
        assertThat(query.list())
                .extracting(Order::orderId)
                .containsExactly("o-8", "o-7", "o-6", "o-5", "o-4", "o-3", "o-2", "o-1", "o-0");
        assertThat(query.stream().skip(4).findFirst()).map(Order::orderId).contains("o-4");
        assertThat(query.limit(4).list()).hasSize(4);
    }

    @Test
    void nothingIsReadBeyondTheLimit() throws InterruptedException {
        assertThat(query.limit(3).list()).hasSize(3);
        assertThat(query.first()).isPresent();
        client.awaitReaders();
        assertThat(client.calls).hasValue(2);
        assertThat(client.readers).isEmpty();
    }

    @Test
    void readingEndsWithThePageAheadIfTheCallerStops() throws InterruptedException {
        query.iterator().next();
        client.awaitReaders();
        assertThat(client.calls).hasValue(2);
        assertThat(client.readers).hasSize(1).allSatisfy(thread -> {
            assertThat(thread.isDaemon()).isTrue();
            assertThat(thread.isAlive()).isFalse();
        });
    }

    @Test
    void whatTheCallRaisesIsRaisedToTheCallerOnceAndInItsPlace() throws InterruptedException {
        client.failing = 2;
        Iterator<Order> results = query.iterator();
        results.next();
        client.awaitReaders();
        results.next();
        results.next();

        assertThatThrownBy(results::hasNext).isInstanceOf(ProvisionedThroughputExceededException.class);
        assertThat(results.next().orderId()).as("asked again, it is read again").isEqualTo("o-5");
    }

    @Test
    void anErrorIsRaisedAsItIs() {
        client.failing = 2;
        client.error = new AssertionError("in the client");
        assertThatThrownBy(query::list).isSameAs(client.error);
    }

    @Test
    void anInterruptionOfTheCallerEndsTheCall() {
        client.blocking = 2;
        Iterator<Order> results = query.iterator();
        List.of(results.next(), results.next(), results.next());

        Thread.currentThread().interrupt();
        assertThatThrownBy(results::hasNext).isInstanceOf(AbortedException.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(results.next().orderId()).isEqualTo("o-5");
    }

    /** Counts queries and notes the threads other than the test's; fails or blocks at the call of that number. */
    private static final class Watched extends ForwardingClient {
        private final Thread caller = Thread.currentThread();
        private final AtomicInteger calls = new AtomicInteger();
        private final Set<Thread> readers = ConcurrentHashMap.newKeySet();
        private volatile int failing;
        private volatile int blocking;
        private volatile Error error;

        Watched(DynamoDbClient server) {
            super(server);
        }

        @Override
        public QueryResponse query(QueryRequest request) {
            int call = calls.incrementAndGet();
            if (Thread.currentThread() != caller) {
                readers.add(Thread.currentThread());
            }
            if (call == failing && error != null) {
                throw error;
            }
            if (call == failing) {
                throw ProvisionedThroughputExceededException.builder().build();
            }
            if (call == blocking) {
                block();
            }
            return super.query(request);
        }

        /** As the SDK waits for a response. */
        private static void block() {
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw AbortedException.create("Thread was interrupted", e);
            }
        }

        /** Until no thread reads ahead any more. */
        void awaitReaders() throws InterruptedException {
            for (Thread thread : Thread.getAllStackTraces().keySet()) {
                if (thread.getName().equals("keywright-prefetch")) {
                    thread.join();
                }
            }
        }
    }
}
