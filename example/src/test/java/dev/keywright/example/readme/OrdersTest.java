package dev.keywright.example.readme;

import static java.math.BigDecimal.TEN;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class OrdersTest {
    private final OrdersTable orders;

    OrdersTest(DynamoDbClient client, @TableName String table) {
        orders = OrdersTable.builder(client).tableName(table).build();
        orders.createIfMissing();
    }

    @Test
    void listsTheNewestOrderFirst() {
        Order monday = orders.order().put(new Order("o-1", "c-42", TEN, Instant.parse("2026-03-02T09:14:00Z")));
        Order tuesday = orders.order().put(new Order("o-2", "c-42", TEN, Instant.parse("2026-03-03T17:20:00Z")));

        assertEquals(List.of(tuesday, monday), orders.order().byCustomer("c-42").list());
    }
}
