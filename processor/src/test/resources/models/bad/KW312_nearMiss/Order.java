package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "CUSTOMER#{customerId}", sort = "ORDER#{region}#{id}")
@AccessPattern(name = "byCustomer", given = "customerId")
@AccessPattern(name = "byCustomerAndRegion", given = {"customerId", "region"})
public record Order(String id, String customerId, String region) implements Shop {}
