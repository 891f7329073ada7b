package com.example.shop;

import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.LocalIndex;
import dev.keywright.annotations.Table;

@Table(name = "shop-data")
@GlobalIndex("byName")
@LocalIndex("byName")
@SuppressWarnings("keywright:unused-index")
public sealed interface Shop permits Item {}
