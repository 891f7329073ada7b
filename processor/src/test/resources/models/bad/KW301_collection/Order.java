package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ORDER#{id}", sort = "#ORDER")
public record Order(String id, String customerId) implements Shop {}
