package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "CUSTOMER#{customerId}", sort = "ORDER#{orderId}")
public record Order(String customerId, String orderId) implements Shop {}
