package dev.keywright.example.readme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class OrdersTest {
    private static final Order MONDAY = order("o-1", "2026-03-02T09:14:00Z");
    private static final Order TUESDAY = order("o-2", "2026-03-03T17:20:00Z");

    private final OrdersTable orders;

    OrdersTest(DynamoDbClient client, @TableName String table) {
        orders = OrdersTable.builder(client).tableName(table).build();
        orders.createIfMissing();
    }

    @Test
    void listsTheNewestOrderFirst() {
        orders.order().put(MONDAY);
        orders.order().put(TUESDAY);

        assertEquals(List.of(TUESDAY, MONDAY), orders.order().byCustomer("c-42").list());
    }

    private static Order order(String orderId, String placedAt) {
        return new Order(orderId, "c-42", BigDecimal.TEN, Instant.parse(placedAt));
    }
}
