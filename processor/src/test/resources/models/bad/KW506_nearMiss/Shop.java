package com.example.shop;

import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Table;

@Table(name = "shop-data")
@GlobalIndex(value = "GSI1", partition = {"a", "b", "c", "d"})
public sealed interface Shop permits Item {}
