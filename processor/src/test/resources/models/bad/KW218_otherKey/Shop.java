package com.example.shop;

import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Table;

@Table(name = "shop-data")
@GlobalIndex("GSI1")
@GlobalIndex(value = "GSI2", partition = "GSI1PK")
public sealed interface Shop permits Item {}
