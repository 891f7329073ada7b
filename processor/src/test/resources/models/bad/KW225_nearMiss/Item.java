package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.TimeToLive;
import java.time.Instant;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
@Key(index = "GSI1", partition = "SHELF#{shelf}", sort = "UNTIL#{expiresAt}#{id}")
@AccessPattern(name = "expiring", given = "shelf", range = "expiresAt")
public record Item(String id, String shelf, @TimeToLive Instant expiresAt) implements Shop {}
