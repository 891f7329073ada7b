package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Unique;
import dev.keywright.annotations.When;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
@Key(index = "GSI1", partition = "NAME#{name}", sort = "NAME", when = @When(attribute = "status", is = "OPEN"))
@Unique(value = "name", when = @When(attribute = "status", is = "OPEN"))
@AccessPattern(name = "byName", given = "name", where = @When(attribute = "status", is = "OPEN"), cardinality = "0-1")
public record Item(String id, String name, Status status) implements Shop {}
