package dev.keywright.example.readme;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.SortOrder;
import java.math.BigDecimal;
import java.time.Instant;

@Entity
@Key(partition = "ORDER#{orderId}", sort = "#ORDER")
@Key(index = "GSI1", partition = "CUSTOMER#{customerId}", sort = "PLACED#{placedAt}#{orderId}")
@AccessPattern(name = "byCustomer", given = "customerId", range = "placedAt", order = SortOrder.DESCENDING)
public record Order(String orderId, String customerId, BigDecimal total, Instant placedAt) implements Orders {}
