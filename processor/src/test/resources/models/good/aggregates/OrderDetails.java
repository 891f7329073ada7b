package com.example.aggregates;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Aggregate;
import dev.keywright.annotations.SortOrder;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

@Aggregate
@AccessPattern(name = "get", given = "orderId", cardinality = "0-1", about = "Get an order with all that belongs to it")
@AccessPattern(name = "latest", given = "orderId", order = SortOrder.DESCENDING, cardinality = "1-60")
public record OrderDetails(
        Order order, List<OrderLine> lines, @Nullable Invoice invoice, Optional<Payment.Cash> cash, List<Payment.Card> cards) {}
