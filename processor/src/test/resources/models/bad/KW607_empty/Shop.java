package com.example.shop;

import dev.keywright.annotations.Table;

@Table(name = "shop-data")
public sealed interface Shop permits Item {}
