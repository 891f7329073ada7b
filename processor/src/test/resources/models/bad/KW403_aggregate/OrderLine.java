package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ORDER#{orderId}", sort = "LINE#{sku}")
public record OrderLine(String orderId, String sku) implements Shop {}
