package com.example.shop;

import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Table;

@Table(name = "shop-data")
@GlobalIndex(value = "byShelf", partition = "shelf", sort = "shelf")
public sealed interface Shop permits Item {}
