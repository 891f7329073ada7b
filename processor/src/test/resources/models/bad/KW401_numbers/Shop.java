package com.example.shop;

import dev.keywright.annotations.Table;

@Table(name = "shop-data", partitionKey = "number", sortKey = "")
public sealed interface Shop permits Item, Order {}
