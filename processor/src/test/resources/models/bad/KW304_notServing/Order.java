package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ORDER#{id}", sort = "#ORDER")
@Key(index = "GSI1", partition = "CUSTOMER#{customerId}", sort = "ORDER#{id}")
@Key(index = "GSI2", partition = "REGION#{region}", sort = "ORDER#{id}")
@AccessPattern(name = "byCustomer", given = "customerId", index = "GSI2")
@AccessPattern(name = "byRegion", given = "region")
public record Order(String id, String customerId, String region) implements Shop {}
