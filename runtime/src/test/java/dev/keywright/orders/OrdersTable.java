package dev.keywright.orders;

import dev.keywright.table.TableBuilder;
import dev.keywright.table.TableClient;
import dev.keywright.table.TableDefinition;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

public final class OrdersTable {
    private static final TableDefinition DEFINITION = TableDefinition.named("orders-service-data")
            .key("PK", "SK")
            .globalIndex("GSI1", "GSI1PK", "GSI1SK")
            .globalIndex("GSI2", "GSI2PK", "GSI2SK");

    private final TableClient table;
    private final CustomerDao customer;
    private final OrderDao order;
    private final OrderLineDao orderLine;
    private final OrderEntryDao orderEntry;

    private OrdersTable(TableClient table) {
        this.table = table;
        this.customer = new CustomerDao(table);
        this.order = new OrderDao(table);
        this.orderLine = new OrderLineDao(table);
        this.orderEntry = new OrderEntryDao(table);
    }

    public static OrdersTable over(DynamoDbClient client) {
        return builder(client).build();
    }

    public static TableBuilder<OrdersTable> builder(DynamoDbClient client) {
        return new TableBuilder<>(client, DEFINITION, OrdersTable::new);
    }

    public void createIfMissing() {
        table.createIfMissing();
    }

    public CustomerDao customer() {
        return customer;
    }

    public OrderDao order() {
        return order;
    }

    public OrderLineDao orderLine() {
        return orderLine;
    }

    public OrderEntryDao orderEntry() {
        return orderEntry;
    }
}
