package dev.keywright.example.readme;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.Page;
import dev.keywright.example.orders.Customer;
import dev.keywright.example.orders.Order;
import dev.keywright.example.orders.OrderEntry;
import dev.keywright.example.orders.OrderStatus;
import dev.keywright.example.orders.OrdersTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The calls of README.md on the orders service. */
@DynamoDbTest
class CallsTest {
    private final OrdersTable orders;

    CallsTest(DynamoDbClient client, @TableName String table) {
        orders = OrdersTable.builder(client).tableName(table).build();
        orders.createIfMissing();
    }

    @Test
    void doWhatTheirCommentsSay() {
        Instant placedAt = Instant.parse("2026-03-02T09:14:00Z");
        Customer ada = new Customer("c-42", "ada@example.com", "Ada Lovelace", placedAt);
        orders.order().create(new Order("o-981", "c-42", OrderStatus.OPEN, BigDecimal.TEN, placedAt));

        orders.customer().create(ada);
        Optional<Customer> found = orders.customer().byEmail("Ada@Example.com");
        assertThat(found).contains(ada);

        List<OrderEntry> entry = orders.orderEntry().withLines("o-981").list();
        assertThat(entry).hasSize(1);

        Page<Order> page = orders.order().byCustomer("c-42").page(20);
        assertThat(page.items()).hasSize(1);

        Order shipped = orders.order()
                .update("o-981")
                .status(OrderStatus.SHIPPED, placedAt)
                .execute();
        assertThat(shipped.status()).isEqualTo(OrderStatus.SHIPPED);

        long open = orders.order().open().count();
        assertThat(open).isZero();
    }
}
