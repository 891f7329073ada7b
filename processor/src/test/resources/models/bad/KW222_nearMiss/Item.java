package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.When;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
@Key(index = "GSI1", partition = "SHELF#{shelf}", sort = "#ITEM", when = @When(attribute = "status", is = "OPEN"))
@Key(index = "GSI1", partition = "SOLD#{shelf}", sort = "#ITEM", when = @When(attribute = "status", is = "SOLD"))
@AccessPattern(name = "byShelf", given = "shelf", where = @When(attribute = "status", is = "OPEN"), cardinality = "0-100")
@AccessPattern(name = "byShelf2", given = "shelf", where = @When(attribute = "status", is = "SOLD"), cardinality = "0-100")
public record Item(String id, String shelf, Status status) implements Shop {}
