package com.example.shop;

import dev.keywright.annotations.Table;

@Table(name = "shop-data", partitionKey = "id", sortKey = "number")
public sealed interface Shop permits Item {}
