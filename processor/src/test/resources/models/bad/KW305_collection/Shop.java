package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Table;

@Table(name = "shop-data")
@AccessPattern(name = "withLines", given = "orderNumber")
public sealed interface Shop permits Order, OrderLine {}
