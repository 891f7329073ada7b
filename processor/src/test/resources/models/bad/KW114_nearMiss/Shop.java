package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Table;

@Table(name = "shop-data")
@AccessPattern(name = "withPrices", given = "id", cardinality = "1-20")
public sealed interface Shop permits Item, Price {}
