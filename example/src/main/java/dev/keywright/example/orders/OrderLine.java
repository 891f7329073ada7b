package dev.keywright.example.orders;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.math.BigDecimal;

/** One article of an order: {@code qty} pieces at {@code price} each. */
@Entity(type = "orderLine")
@Key(partition = "ORDER#{orderId}", sort = "LINE#{sku}")
public record OrderLine(String orderId, String sku, int qty, BigDecimal price) implements OrderEntry {}
