package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Aggregate;
import java.util.Set;

@Aggregate
@AccessPattern(name = "withLines", given = "orderId")
public record OrderWithLines(Order order, Set<OrderLine> lines) {}
