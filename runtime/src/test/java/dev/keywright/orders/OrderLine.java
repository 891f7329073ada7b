package dev.keywright.orders;

import java.math.BigDecimal;

public record OrderLine(String orderId, String sku, int qty, BigDecimal price) implements OrderEntry {}
