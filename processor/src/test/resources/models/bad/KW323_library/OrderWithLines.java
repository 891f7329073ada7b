package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Aggregate;
import java.util.List;

@Aggregate
@AccessPattern(name = "withLines", given = "orderId", cardinality = "1-51")
public record OrderWithLines(Order order, List<OrderLine> lines) {}
