package com.example.shop;

import dev.keywright.annotations.Aggregate;
import java.util.List;

@Aggregate
public record OrderWithLines(Order order, List<OrderLine> lines) {}
