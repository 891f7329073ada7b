package dev.keywright.example.orders;

import dev.keywright.annotations.AccessPattern;

/** What stands under one order's partition key: the order first, then its lines by SKU. */
@AccessPattern(name = "withLines", given = "orderId", cardinality = "1-51", about = "Get an order with its lines")
public sealed interface OrderEntry extends Orders permits Order, OrderLine {}
