package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.TimeToLive;
import java.time.Instant;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
public record Item(String id, @TimeToLive Instant expiresAt, @TimeToLive Instant deletedAt) implements Shop {}
