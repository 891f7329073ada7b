package com.example.shop;

import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Table;

@Table(name = "shop-data")
@GlobalIndex(value = "popular", partition = "shelf", sort = "views")
public sealed interface Shop permits Item {}
