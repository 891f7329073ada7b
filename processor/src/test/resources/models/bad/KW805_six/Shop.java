package com.example.shop;

import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Table;

@Table(name = "shop-data")
@GlobalIndex("GSI1")
@GlobalIndex("GSI2")
@GlobalIndex("GSI3")
@GlobalIndex("GSI4")
@GlobalIndex("GSI5")
@GlobalIndex("GSI6")
public sealed interface Shop permits Order {}
