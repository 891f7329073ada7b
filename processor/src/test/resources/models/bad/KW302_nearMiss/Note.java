package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "CUSTOMER#{customerId}", sort = "NOTE#{orderId}")
public record Note(String customerId, String orderId, String text) implements Shop {}
