package dev.keywright.example.aggregates;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Aggregate;
import java.util.Optional;

@Aggregate
@AccessPattern(name = "withReceipt", given = "orderId", trim = true, consistent = true)
record OrderWithReceipt(Shop.Order order, Optional<Shop.Receipt> receipt) {}
