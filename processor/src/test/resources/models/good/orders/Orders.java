package com.example.orders;

import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Table;

@Table(name = "orders-service-data")
@GlobalIndex("GSI1")
@GlobalIndex("GSI2")
public sealed interface Orders permits Customer, OrderEntry {}
