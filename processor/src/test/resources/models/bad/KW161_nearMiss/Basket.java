package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.TimeToLive;

@Entity
@Key(partition = "BASKET#{id}", sort = "#BASKET")
public record Basket(String id, @TimeToLive long expiresAt) implements Shop {}
