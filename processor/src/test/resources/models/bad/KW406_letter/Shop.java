package com.example.shop;

import dev.keywright.annotations.Table;

@Table(name = "shop-data", delimiter = 'x')
public sealed interface Shop permits Item {}
