package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.time.Instant;

@Entity
@Key(partition = "BASKET#{id}", sort = "#BASKET")
public record Basket(String id, Instant expiresAt) implements Shop {}
