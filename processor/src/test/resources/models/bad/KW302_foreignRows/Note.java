package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "CUSTOMER#{customerId}", sort = "ORDER#{orderId}#NOTE")
public record Note(String customerId, String orderId, String text) implements Shop {}
