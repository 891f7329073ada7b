package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Unique;
import dev.keywright.annotations.When;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
@Unique(value = "name", key = "NAME#{name}", name = "open", when = @When(attribute = "status", is = "OPEN"))
@Unique(value = "name", key = "NAME#{name}", name = "sold", when = @When(attribute = "status", is = "SOLD"))
public record Item(String id, String name, Status status) implements Shop {}
