package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Aggregate;
import java.util.List;

public final class Read {
    private Read() {}

    @Aggregate
    @AccessPattern(name = "withLines", given = "orderId")
    public record Order(com.example.shop.Order order, List<OrderLine> lines) {}
}
