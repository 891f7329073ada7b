package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.time.Instant;

@Entity
@Key(partition = "ORDER#{id}", sort = "#ORDER")
@Key(index = "GSI1", partition = "CUSTOMER#{customerId}", sort = "PLACED#{placedAt}#{id}")
@AccessPattern(name = "byCustomer", given = {"customerId", "placedAt"}, range = "placedAt")
public record Order(String id, String customerId, Instant placedAt) implements Shop {}
