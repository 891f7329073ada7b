package dev.keywright.example.orders;

import static dev.keywright.example.orders.Samples.customer;
import static dev.keywright.example.orders.Samples.line;
import static dev.keywright.example.orders.Samples.order;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.Page;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.LocalDynamoDb;
import dev.keywright.testing.TableName;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.Select;

/** Each read is one request, which has DynamoDB read no item more than is asked for. Aggregates: see their own test. */
@DynamoDbTest
class FewestRequestsTest {
    private final OrdersOnServer server;
    private final OrdersTable orders;

    FewestRequestsTest(LocalDynamoDb dynamoDb, @TableName String name) {
        server = new OrdersOnServer(dynamoDb, name);
        orders = server.orders();
    }

    @BeforeEach
    void store() {
        orders.customer().create(customer("c-1", "ada@example.com"));
        for (int hour = 1; hour <= 5; hour++) {
            orders.order().create(order("o-" + hour, "c-1", hour));
            orders.orderLine().create(line("o-1", "sku-" + hour));
        }
        server.forget();
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void ofGet() {
        assertThat(orders.order().get("o-1")).isPresent();
        server.onlyRequest(GetItemRequest.class);
        server.forget();

        assertThat(orders.order().get("o-0")).isEmpty();
        server.onlyRequest(GetItemRequest.class);
    }

    @Test
    void ofFirst() {
        assertThat(orders.order().byCustomer("c-1").first()).isPresent();
        expectOneQueryThatReads(1, 1);
    }

    @Test
    void ofLimitOne() {
        assertThat(orders.order().byCustomer("c-1").limit(1).list()).hasSize(1);
        expectOneQueryThatReads(1, 1);
    }

    @Test
    void ofAPageAndTheNextOne() {
        Page<Order> page = orders.order().byCustomer("c-1").page(2);
        assertThat(page.items()).hasSize(2);
        expectOneQueryThatReads(2, 2);
        server.forget();

        assertThat(orders.order()
                        .byCustomer("c-1")
                        .page(2, page.nextToken().orElseThrow())
                        .items())
                .hasSize(2);
        expectOneQueryThatReads(2, 2);
    }

    @Test
    void ofAnOrderWithItsLines() {
        assertThat(orders.orderEntry().withLines("o-1").list()).hasSize(6);
        expectOneQueryThatReads(6, null);
    }

    @Test
    void ofCount() {
        assertThat(orders.order().byCustomer("c-1").count()).isEqualTo(5);
        expectOneQueryThatReads(5, null);
        assertThat(server.onlyRequest(QueryRequest.class).select())
                .as("no item travels")
                .isEqualTo(Select.COUNT);
    }

    @Test
    void ofACountOfSome() {
        assertThat(orders.order()
                        .byCustomer("c-1")
                        .filter(OrderAttributes.STATUS.eq(OrderStatus.SHIPPED))
                        .count())
                .isZero();
        expectOneQueryThatReads(5, null);
        assertThat(server.onlyRequest(QueryRequest.class).select()).isEqualTo(Select.COUNT);
    }

    @Test
    void ofOneByAUniqueAttribute() {
        assertThat(orders.customer().byEmail("ada@example.com")).isPresent();
        assertThat(server.sent()).containsExactly("QueryRequest");
        assertThat(server.calls())
                .singleElement()
                .satisfies(call -> assertThat(call.scannedCount()).isEqualTo(1));
    }

    private void expectOneQueryThatReads(int items, Integer limit) {
        assertThat(server.onlyRequest(QueryRequest.class).limit()).isEqualTo(limit);
        assertThat(server.calls())
                .singleElement()
                .satisfies(call -> assertThat(call.scannedCount()).isEqualTo(items));
    }
}
