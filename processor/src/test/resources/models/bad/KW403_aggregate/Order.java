package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ORDER#{orderId}", sort = "#ORDER")
public record Order(String orderId, String customerId) implements Shop {}
