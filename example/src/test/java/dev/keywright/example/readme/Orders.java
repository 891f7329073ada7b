package dev.keywright.example.readme;

import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Table;

@Table(name = "orders-service-data")
@GlobalIndex("GSI1")
public sealed interface Orders permits Order {}
