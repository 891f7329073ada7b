package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.SortOrder;
import java.time.Instant;

@Entity
@Key(partition = "ORDER#{id}", sort = "#ORDER")
@Key(index = "GSI1", partition = "ORDERS", sort = "PLACED#{placedAt}#{id}")
@AccessPattern(name = "recent", range = "placedAt", order = SortOrder.DESCENDING, cardinality = "0-1000000")
public record Order(String id, Instant placedAt) implements Shop {}
