package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Aggregate;
import java.util.List;

@Aggregate
@AccessPattern(name = "withEntries", given = "orderId")
public record OrderWithEntries(Order order, List<Entry> entries) {}
