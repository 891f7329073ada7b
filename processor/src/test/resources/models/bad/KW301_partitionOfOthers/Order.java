package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ORDER#{id}", sort = "#ORDER")
@AccessPattern(name = "byCustomer", given = "customerId")
public record Order(String id, String customerId) implements Shop {}
