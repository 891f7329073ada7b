package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.When;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM", when = @When(attribute = "status", is = "OPEN"))
public record Item(String id, Status status) implements Shop {}
