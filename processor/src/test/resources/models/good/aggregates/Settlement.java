package com.example.aggregates;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Aggregate;

final class Settlement {
    private Settlement() {}

    @Aggregate
    @AccessPattern(name = "byCode", given = "code")
    record Paid(Order order, Payment payment) {}
}
