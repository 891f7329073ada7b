package dev.keywright.orders;

import java.math.BigDecimal;
import java.time.Instant;

public record Order(String orderId, String customerId, OrderStatus status, BigDecimal total, Instant placedAt)
        implements OrderEntry {}
