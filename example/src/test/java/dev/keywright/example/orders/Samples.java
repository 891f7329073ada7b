package dev.keywright.example.orders;

import java.math.BigDecimal;
import java.time.Instant;

/** Entities for tests. */
final class Samples {
    private static final Instant DAY = Instant.parse("2026-03-01T00:00:00Z");

    private Samples() {}

    static Customer customer(String id, String email) {
        return new Customer(id, email, "Ada Lovelace", DAY);
    }

    static Order order(String id, String customerId, int hour) {
        return order(id, customerId, hour, OrderStatus.OPEN);
    }

    static Order order(String id, String customerId, int hour, OrderStatus status) {
        return new Order(id, customerId, status, new BigDecimal("12.5"), at(hour));
    }

    static OrderLine line(String orderId, String sku) {
        return new OrderLine(orderId, sku, 2, new BigDecimal("4.25"));
    }

    static Instant at(int hour) {
        return DAY.plusSeconds(3600L * hour);
    }
}
