package dev.keywright.example.why;

import dev.keywright.example.orders.Order;
import dev.keywright.example.orders.OrderStatus;
import dev.keywright.example.orders.OrdersTable;
import java.time.Instant;
import java.util.List;

record ByKeywright(OrdersTable orders) implements Shipping {
    @Override
    public List<String> newest(String customerId, Instant after) {
        return orders.order().byCustomer(customerId).after(after).stream()
                .map(Order::orderId)
                .toList();
    }

    @Override
    public void ship(String orderId, Instant placedAt) {
        orders.order().update(orderId).status(OrderStatus.SHIPPED, placedAt).execute();
    }
}
