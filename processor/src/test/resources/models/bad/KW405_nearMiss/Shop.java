package com.example.shop;

import dev.keywright.annotations.Table;

@Table(name = "shop_data.2-x")
public sealed interface Shop permits Item {}
