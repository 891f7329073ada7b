package com.example.shop;

import dev.keywright.annotations.Table;

@Table(name = "shop-data", delimiter = '\u00a7')
public sealed interface Shop permits Item {}
