package dev.keywright.example.orders;

import static dev.keywright.example.orders.Samples.at;
import static dev.keywright.example.orders.Samples.customer;
import static dev.keywright.example.orders.Samples.line;
import static dev.keywright.example.orders.Samples.order;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.LocalDynamoDb;
import dev.keywright.testing.TableName;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** The five access patterns: the right items, in order, by one request each, for the fewest capacity units. */
@DynamoDbTest
class PatternsTest {
    private final OrdersOnServer server;
    private final OrdersTable orders;

    PatternsTest(LocalDynamoDb dynamoDb, @TableName String name) {
        server = new OrdersOnServer(dynamoDb, name);
        orders = server.orders();
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void aCustomerProfileIsOneGetItem() {
        orders.customer().create(customer("c-42", "ada@example.com"));
        orders.customer().create(customer("c-4", "bob@example.com"));
        server.forget();

        assertThat(orders.customer().get("c-42")).contains(customer("c-42", "ada@example.com"));
        assertThat(server.onlyRequest(GetItemRequest.class).consistentRead()).isNotEqualTo(true);
        assertThat(server.capacityUnits()).isEqualTo(0.5);
        assertThat(orders.customer().get("c-1")).isEmpty();
    }

    @Test
    void aConsistentReadOfAProfileCostsTwiceAsMuch() {
        orders.customer().create(customer("c-42", "ada@example.com"));
        server.forget();

        assertThat(orders.customer().getConsistent("c-42")).isPresent();
        assertThat(server.onlyRequest(GetItemRequest.class).consistentRead()).isTrue();
        assertThat(server.capacityUnits()).isEqualTo(1.0);
    }

    @Test
    void anOrderWithItsLinesIsOneQueryOfTheTable() {
        orders.orderLine().create(line("o-981", "sku-0031"));
        orders.orderLine().create(line("o-981", "sku-0007"));
        orders.order().create(order("o-981", "c-42", 1));
        orders.order().create(order("o-9810", "c-42", 1));
        orders.orderLine().create(line("o-98", "sku-0001"));
        server.forget();

        assertThat(orders.orderEntry().withLines("o-981").list())
                .containsExactly(order("o-981", "c-42", 1), line("o-981", "sku-0007"), line("o-981", "sku-0031"));
        assertThat(server.onlyRequest(QueryRequest.class).indexName()).isNull();
        assertThat(server.capacityUnits()).isEqualTo(0.5);
        assertThat(orders.orderEntry().withLines("o-1").list()).isEmpty();
    }

    @Test
    void anOrderWithFiftyLinesIsOneQueryToo() {
        orders.order().create(order("o-981", "c-42", 1));
        List<OrderEntry> expected = new ArrayList<>(List.of(order("o-981", "c-42", 1)));
        for (int number = 50; number >= 1; number--) {
            OrderLine line = line("o-981", String.format(Locale.ROOT, "sku-%04d-blue", number));
            orders.orderLine().create(line);
            expected.add(1, line);
        }
        server.forget();

        assertThat(orders.orderEntry().withLines("o-981").list()).containsExactlyElementsOf(expected);
        assertThat(server.sent()).containsExactly("QueryRequest");
        assertThat(server.capacityUnits())
                .as("51 items of 90 bytes, more than 4 KB")
                .isEqualTo(1.0);
    }

    @Test
    void theOrdersOfACustomerComeNewestFirst() {
        orders.order().create(order("o-3", "c-42", 3, OrderStatus.DELIVERED));
        orders.order().create(order("o-1", "c-42", 1, OrderStatus.OPEN));
        orders.order().create(order("o-4", "c-42", 4, OrderStatus.CANCELLED));
        orders.order().create(order("o-2", "c-42", 2, OrderStatus.SHIPPED));
        orders.order().create(order("o-9", "c-4", 5));
        orders.customer().create(customer("c-42", "ada@example.com"));
        server.forget();

        assertThat(orders.order().byCustomer("c-42").list())
                .extracting(Order::orderId)
                .containsExactly("o-4", "o-3", "o-2", "o-1");
        assertThat(server.onlyRequest(QueryRequest.class).indexName()).isEqualTo("GSI1");
        assertThat(server.calls()).singleElement().satisfies(call -> {
            assertThat(call.items()).isEqualTo(4);
            assertThat(call.scannedCount()).isEqualTo(4);
            assertThat(call.capacityUnits()).isEqualTo(0.5);
        });
    }

    @Test
    void theOrdersOfACustomerCanBeBounded() {
        for (int hour = 1; hour <= 5; hour++) {
            orders.order().create(order("o-" + hour, "c-42", hour));
        }

        assertThat(ids(orders.order().byCustomer("c-42").after(at(3)).list())).containsExactly("o-5", "o-4");
        assertThat(ids(orders.order().byCustomer("c-42").from(at(3)).list())).containsExactly("o-5", "o-4", "o-3");
        assertThat(ids(orders.order().byCustomer("c-42").before(at(2)).list())).containsExactly("o-1");
        assertThat(ids(orders.order().byCustomer("c-42").until(at(2)).list())).containsExactly("o-2", "o-1");
        assertThat(ids(orders.order().byCustomer("c-42").between(at(2), at(4)).list()))
                .containsExactly("o-4", "o-3", "o-2");
    }

    @Test
    void aCustomerIsFoundByEmailWhateverItsCase() {
        orders.customer().create(customer("c-42", "Ada@Example.com"));
        orders.customer().create(customer("c-4", "ada@example.com.au"));
        server.forget();

        assertThat(orders.customer().byEmail("ada@eXample.com")).contains(customer("c-42", "Ada@Example.com"));
        assertThat(server.onlyRequest(QueryRequest.class).indexName()).isEqualTo("GSI1");
        assertThat(server.capacityUnits()).isEqualTo(0.5);
        assertThat(orders.customer().byEmail("eve@example.com")).isEmpty();
    }

    @Test
    void openOrdersComeOldestFirstAndClosedOnesAreNotRead() {
        orders.order().create(order("o-2", "c-1", 2));
        orders.order().create(order("o-3", "c-2", 3));
        orders.order().create(order("o-1", "c-3", 1));
        for (int number = 100; number < 200; number++) {
            orders.order().create(order("o-" + number, "c-1", 2, OrderStatus.DELIVERED));
        }
        server.forget();

        assertThat(ids(orders.order().open().list())).containsExactly("o-1", "o-2", "o-3");
        assertThat(server.onlyRequest(QueryRequest.class).indexName()).isEqualTo("GSI2");
        assertThat(server.calls()).singleElement().satisfies(call -> {
            assertThat(call.scannedCount()).isEqualTo(3);
            assertThat(call.capacityUnits()).isEqualTo(0.5);
        });
        assertThat(ids(orders.order().open().after(at(1)).list())).containsExactly("o-2", "o-3");
    }

    private static List<String> ids(List<Order> found) {
        return found.stream().map(Order::orderId).toList();
    }
}
