package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Aggregate;
import java.util.List;
import java.util.Optional;

@Aggregate
@AccessPattern(name = "withLines", given = "orderId")
public record OrderWithLines(Order order, Optional<OrderLine> first, List<OrderLine> others) {}
