package dev.keywright.example.orders;

import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Table;

/** What the orders service stores, in one table. */
@Table(name = "orders-service-data") // key attributes default to PK and SK, the discriminator to "type"
@GlobalIndex("GSI1") // key attributes default to GSI1PK and GSI1SK; projection ALL
@GlobalIndex("GSI2")
public sealed interface Orders permits Customer, OrderEntry {}
