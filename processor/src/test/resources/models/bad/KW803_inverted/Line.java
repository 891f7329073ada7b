package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ORDER#{orderId}", sort = "SKU#{sku}")
@AccessPattern(name = "bySku", given = "sku")
public record Line(String orderId, String sku) implements Shop {}
