package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Unique;
import dev.keywright.annotations.When;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
@Unique(value = "name", when = @When(attribute = "status", is = "OPN"))
public record Item(String id, String name, Status status) implements Shop {}
