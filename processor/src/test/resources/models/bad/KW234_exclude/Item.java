package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.When;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
@Key(index = "GSI1", partition = "SHELF#{shelf}", sort = "#ITEM", when = {@When(attribute = "status", is = "OPEN"), @When(attribute = "status", is = "SOLD")})
public record Item(String id, String shelf, Status status) implements Shop {}
