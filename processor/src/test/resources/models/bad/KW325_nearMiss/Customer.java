package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "CUSTOMER#{customerId}", sort = "#CUSTOMER")
public record Customer(String customerId, String name) implements Shop {}
