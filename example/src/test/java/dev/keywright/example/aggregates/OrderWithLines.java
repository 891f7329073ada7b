package dev.keywright.example.aggregates;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Aggregate;
import java.util.List;

@Aggregate
@AccessPattern(name = "withLines", given = "orderId", cardinality = "1-51", about = "Get an order with its lines")
record OrderWithLines(Shop.Order order, List<Shop.OrderLine> lines) {}
