package com.example.shop;

import dev.keywright.annotations.Table;

@Table(name = "shop-data", partitionKey = "id")
public sealed interface Shop permits Item {}
