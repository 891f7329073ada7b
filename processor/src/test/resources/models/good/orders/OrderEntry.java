package com.example.orders;

import dev.keywright.annotations.AccessPattern;

@AccessPattern(name = "withLines", given = "orderId", cardinality = "1-51", about = "Get an order with its lines")
public sealed interface OrderEntry extends Orders permits Order, OrderLine {}
