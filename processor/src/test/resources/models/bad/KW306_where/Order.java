package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.When;

@Entity
@Key(partition = "ORDER#{id}", sort = "#ORDER")
@Key(index = "GSI1", partition = "STATUS#{status}#{customerId}", sort = "ORDER#{id}")
@AccessPattern(name = "open", given = {"status", "customerId"}, where = @When(attribute = "status", is = "OPEN"))
public record Order(String id, String customerId, Status status) implements Shop {}
