package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "CUSTOMER#{customerId}", sort = "ORDER#{priority}#{id}")
@AccessPattern(name = "byPriority", given = "customerId", range = "priority")
public record Order(String id, String customerId, Priority priority) implements Shop {}
