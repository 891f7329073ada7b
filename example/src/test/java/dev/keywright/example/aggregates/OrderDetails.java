package dev.keywright.example.aggregates;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Aggregate;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

@Aggregate
@AccessPattern(name = "get", given = "orderId", cardinality = "0-1")
record OrderDetails(
        Shop.Order order, List<Shop.OrderLine> lines, Optional<Shop.Payment> payment, Shop.@Nullable Receipt receipt) {}
