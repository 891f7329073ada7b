package com.example.shop;

import dev.keywright.annotations.Table;

@Table(name = "shop-data", typeAttribute = "entity")
public sealed interface Shop permits Item {}
