package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.SortOrder;
import java.time.Instant;

@Entity
@Key(partition = "CUSTOMER#{customerId}", sort = "ORDER#{placedAt}#{id}")
@AccessPattern(
        name = "latest",
        given = "customerId",
        range = "placedAt",
        order = SortOrder.DESCENDING,
        cardinality = "0-1")
public record Order(String id, String customerId, Instant placedAt) implements Shop {}
