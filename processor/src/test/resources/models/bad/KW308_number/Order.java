package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.When;

@Entity
@Key(partition = "CUSTOMER#{customerId}", sort = "ORDER#{priority}#{id}")
@AccessPattern(name = "urgent", given = "customerId", where = @When(attribute = "priority", is = "1"))
public record Order(String id, String customerId, int priority) implements Shop {}
