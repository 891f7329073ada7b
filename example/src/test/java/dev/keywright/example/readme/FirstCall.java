package dev.keywright.example.readme;

import java.time.Instant;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The call at the top of README.md; to be compiled, not run: it reads the table that the annotation names. */
final class FirstCall {
    private FirstCall() {}

    static List<Order> recentOrders(DynamoDbClient client, Instant lastWeek) {
        OrdersTable orders = OrdersTable.over(client);
        List<Order> recent = orders.order().byCustomer("c-42").after(lastWeek).list();
        return recent;
    }
}
