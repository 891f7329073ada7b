package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Aggregate;
import java.util.List;

@Aggregate
@AccessPattern(name = "withLines", given = "orderId")
public record OrderWithLines(String orderId, List<OrderLine> lines) {}
