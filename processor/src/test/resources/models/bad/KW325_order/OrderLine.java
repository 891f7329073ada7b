package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "CUSTOMER#{customerId}", sort = "ORDER#{orderId}#{line:3}")
public record OrderLine(String customerId, String orderId, int line) implements Shop {}
