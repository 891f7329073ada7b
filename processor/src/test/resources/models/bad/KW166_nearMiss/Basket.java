package com.example.shop;

import dev.keywright.annotations.Attribute;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.TimeToLive;
import java.time.Instant;

@Entity
@Key(partition = "BASKET#{id}", sort = "#BASKET")
public record Basket(String id, @Attribute("expiresAt") @TimeToLive Instant deletedAt) implements Shop {}
