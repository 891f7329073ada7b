package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.When;

@Entity
@Key(partition = "ORDER#{id}", sort = "#ORDER")
@Key(index = "GSI1", partition = "CUSTOMER#{customerId}", sort = "ORDER#{id}")
@AccessPattern(name = "withoutCourier", given = "customerId", where = @When(attribute = "courier", absent = true))
public record Order(String id, String customerId, String courier) implements Shop {}
