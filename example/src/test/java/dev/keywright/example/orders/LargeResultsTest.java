package dev.keywright.example.orders;

import static dev.keywright.example.orders.Samples.line;
import static dev.keywright.example.orders.Samples.order;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.CallEvent;
import dev.keywright.Page;
import dev.keywright.RangeQuery;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.LocalDynamoDb;
import dev.keywright.testing.TableName;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Answers of more than 1 MB, where DynamoDB ends a response, are followed to their end. */
@DynamoDbTest
class LargeResultsTest {
    /** An order holds it four times, in keys and as an attribute, and so does a line: 3.6 KB each. */
    private static final String LONG_ID = "x".repeat(900);

    private static final int ORDERS = 600;
    private static final int LINES = 400;

    private final OrdersOnServer server;
    private final OrdersTable orders;

    LargeResultsTest(LocalDynamoDb dynamoDb, @TableName String name) {
        server = new OrdersOnServer(dynamoDb, name);
        orders = server.orders();
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void ofAnIndexInBothOrders() {
        List<String> oldestFirst = new ArrayList<>();
        for (int number = 0; number < ORDERS; number++) {
            String id = String.format(Locale.ROOT, "o-%04d-", number) + LONG_ID;
            orders.order().put(order(id, "c-42", number));
            oldestFirst.add(id);
        }
        List<String> newestFirst = new ArrayList<>(oldestFirst);
        Collections.reverse(newestFirst);
        server.forget();

        assertThat(orders.order().open().list()).extracting(Order::orderId).containsExactlyElementsOf(oldestFirst);
        expectSeveralPages(2_100_000);

        assertThat(orders.order().byCustomer("c-42").stream())
                .extracting(Order::orderId)
                .containsExactlyElementsOf(newestFirst);
        expectSeveralPages(2_100_000);

        assertThat(orders.order().open().count()).isEqualTo(ORDERS);
        expectSeveralPages(2_100_000);

        assertThat(pageByPage(orders.order().byCustomer("c-42"), 350)).containsExactlyElementsOf(newestFirst);
    }

    @Test
    void ofTheTable() {
        Order order = order(LONG_ID, "c-42", 1, OrderStatus.SHIPPED);
        orders.order().put(order);
        List<OrderEntry> expected = new ArrayList<>(List.of(order));
        for (int number = 0; number < LINES; number++) {
            OrderLine line = line(LONG_ID, String.format(Locale.ROOT, "sku-%04d-", number) + LONG_ID);
            orders.orderLine().put(line);
            expected.add(line);
        }
        server.forget();

        assertThat(orders.orderEntry().withLines(LONG_ID).list()).containsExactlyElementsOf(expected);
        expectSeveralPages(1_400_000);
    }

    /** Half a unit for each 4 KB; where exactly a page ends differs between servers. */
    private void expectSeveralPages(int leastBytes) {
        assertThat(server.sent()).hasSizeGreaterThan(1).containsOnly("QueryRequest");
        assertThat(server.calls()).extracting(CallEvent::capacityUnits).allMatch(units -> units <= 128.5);
        assertThat(server.capacityUnits()).isGreaterThan(leastBytes / 4096.0 * 0.5);
        server.forget();
    }

    private static List<String> pageByPage(RangeQuery<Order, Instant> query, int size) {
        List<String> ids = new ArrayList<>();
        Page<Order> page = query.page(size);
        Optional<String> token = page.nextToken();
        page.items().forEach(order -> ids.add(order.orderId()));
        while (token.isPresent()) {
            page = query.page(size, token.get());
            page.items().forEach(order -> ids.add(order.orderId()));
            token = page.nextToken();
        }
        return ids;
    }
}
