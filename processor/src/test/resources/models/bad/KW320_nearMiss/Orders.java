package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Aggregate;
import java.util.List;

public final class Orders {
    private Orders() {}

    @Aggregate
    @AccessPattern(name = "withLines", given = "orderId")
    record WithLines(Order order, List<OrderLine> lines) {}
}
