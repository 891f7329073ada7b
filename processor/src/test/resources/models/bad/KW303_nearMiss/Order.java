package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.SortOrder;
import java.time.Instant;

@Entity
@Key(partition = "ORDER#{id}", sort = "#ORDER")
@Key(index = "GSI1", partition = "CUSTOMER#{customerId}", sort = "PLACED#{placedAt}#{id}")
@Key(index = "GSI2", partition = "CUSTOMER#{customerId}", sort = "TOTAL#{cents}#{id}")
@AccessPattern(name = "byCustomer", given = "customerId", index = "GSI1")
@AccessPattern(name = "recent", given = "customerId", range = "placedAt")
@AccessPattern(name = "largest", given = "customerId", range = "cents", order = SortOrder.DESCENDING)
public record Order(String id, String customerId, long cents, Instant placedAt) implements Shop {}
