package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity(type = "order")
@Key(partition = "ORDER#{id}", sort = "#ORDER")
public record Order(String id) implements Shop {}
