package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ITEM#{orderId}", sort = "#ITEM")
public record Order(String orderId) implements Shop {}
