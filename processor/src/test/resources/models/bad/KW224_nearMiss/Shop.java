package com.example.shop;

import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Table;

@Table(name = "shop-data")
@GlobalIndex("GSI1")
public sealed interface Shop permits Item {}
