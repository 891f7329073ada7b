package com.example.shop;

import dev.keywright.annotations.LocalIndex;
import dev.keywright.annotations.Table;

@Table(name = "shop-data")
@LocalIndex("L1")
public sealed interface Shop permits Item {}
