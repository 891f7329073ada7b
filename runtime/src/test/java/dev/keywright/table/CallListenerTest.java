package dev.keywright.table;

import static dev.keywright.table.Samples.order;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.CallLog;
import dev.keywright.CallTotals;
import dev.keywright.Condition;
import dev.keywright.ItemExistsException;
import dev.keywright.Query;
import dev.keywright.condition.Term;
import dev.keywright.orders.Order;
import dev.keywright.orders.OrdersTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;

@DynamoDbTest
class CallListenerTest {
    private final DynamoDbClient client;
    private final String name;

    CallListenerTest(DynamoDbClient client, @TableName String name) {
        this.client = client;
        this.name = name;
    }

    @Test
    void everyCallIsToldWithItsCostAndItsFailure() {
        RecordedCalls calls = new RecordedCalls();
        OrdersTable orders =
                OrdersTable.builder(client).tableName(name).listener(calls).build();
        orders.createIfMissing();
        calls.clear();

        orders.order().create(order("o-1", "c-1", 1));
        assertThat(calls.last().operation()).isEqualTo("PutItem");
        assertThat(calls.last().subject()).isEqualTo("Order");
        assertThat(calls.last().index()).isNull();
        // The item and its rows in two indexes.
        assertThat(calls.last().capacityUnits()).isEqualTo(3.0);
        assertThat(calls.last().elapsed()).isGreaterThan(Duration.ZERO);

        assertThatThrownBy(() -> orders.order().create(order("o-1", "c-1", 1))).isInstanceOf(ItemExistsException.class);
        assertThat(calls.last().error()).isInstanceOf(ConditionalCheckFailedException.class);
        assertThat(calls.last().items()).isZero();
    }

    @Test
    void aListenerThatFailsDoesNotFailTheCall() {
        Logger logger = Logger.getLogger(Sender.class.getName());
        logger.setLevel(Level.OFF);
        OrdersTable orders = OrdersTable.builder(client)
                .tableName(name)
                .listener(event -> {
                    throw new IllegalStateException("listener");
                })
                .build();
        orders.createIfMissing();
        orders.order().put(order("o-2", "c-1", 1));
        assertThat(orders.order().get("o-2")).isPresent();
        logger.setLevel(null);
    }

    @Test
    void totalsOfAPatternTellWhatItReadsInVain() {
        CallTotals totals = new CallTotals();
        OrdersTable orders =
                OrdersTable.builder(client).tableName(name).listener(totals).build();
        orders.createIfMissing();
        for (int hour = 0; hour < 11; hour++) {
            orders.order().put(order("t-" + hour, "c-9", hour));
        }
        assertThatThrownBy(() -> orders.order().create(order("t-1", "c-9", 1))).isInstanceOf(ItemExistsException.class);
        Query<Order> query = orders.order().byCustomer("c-9");
        query.list();
        query.pageSize(4).list();

        assertThat(of(totals, "Order.byCustomer").calls()).isEqualTo(4);
        assertThat(of(totals, "Order.byCustomer").items()).isEqualTo(22);
        assertThat(of(totals, "Order.byCustomer").readsTooMuch()).isFalse();
        assertThat(of(totals, "Order").failed()).isEqualTo(1);
        assertThat(of(totals, "Order").calls()).isEqualTo(12);

        query.filter(Condition.of(new Term.Exists(List.of("nothing")))).list();
        query.filter(Condition.of(new Term.Exists(List.of("nothing")))).list();
        assertThat(of(totals, "Order.byCustomer").scannedCount()).isEqualTo(44);
        for (int i = 0; i < 20; i++) {
            query.filter(Condition.of(new Term.Exists(List.of("nothing")))).list();
        }
        assertThat(of(totals, "Order.byCustomer").readsTooMuch()).isTrue();
    }

    @Test
    void whatIsCountedCountsAsFound() {
        CallTotals totals = new CallTotals();
        OrdersTable orders =
                OrdersTable.builder(client).tableName(name).listener(totals).build();
        orders.createIfMissing();
        for (int hour = 0; hour < 3; hour++) {
            orders.order().put(order("n-" + hour, "c-8", hour));
        }

        assertThat(orders.order().byCustomer("c-8").count()).isEqualTo(3);
        assertThat(of(totals, "Order.byCustomer").items()).isEqualTo(3);
        assertThat(of(totals, "Order.byCustomer").scannedCount()).isEqualTo(3);
        assertThat(of(totals, "Order.byCustomer").readsTooMuch()).isFalse();
    }

    private static CallTotals.Total of(CallTotals totals, String subject) {
        return totals.totals().stream()
                .filter(total -> total.subject().equals(subject))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void callsAreLoggedWithoutTheirValues() {
        List<LogRecord> records = new ArrayList<>();
        Logger logger = Logger.getLogger("dev.keywright.test");
        logger.setUseParentHandlers(false);
        logger.setLevel(Level.ALL);
        logger.addHandler(new Handler() {
            @Override
            public void publish(LogRecord logged) {
                records.add(logged);
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        });
        OrdersTable orders = OrdersTable.builder(client)
                .tableName(name)
                .listener(new CallLog(System.getLogger("dev.keywright.test"), System.Logger.Level.INFO))
                .build();
        orders.createIfMissing();
        orders.order().put(order("secret-1", "c-1", 1));
        orders.order().byCustomer("c-1").first();
        assertThatThrownBy(() -> orders.order().create(order("secret-1", "c-1", 1)))
                .isInstanceOf(ItemExistsException.class);

        assertThat(records)
                .extracting(LogRecord::getMessage)
                .anyMatch(line -> line.startsWith("PutItem for Order: 1 items, 3.0 units, "))
                .anyMatch(line -> line.startsWith("Query for Order.byCustomer on GSI1: 1 items, 0.5 units, "))
                .anyMatch(line -> line.endsWith(": ConditionalCheckFailedException"))
                .noneMatch(line -> line.contains("secret"));
        assertThat(records.get(records.size() - 1).getLevel()).isEqualTo(Level.WARNING);
    }
}
