package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.When;
import java.util.Optional;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
@Key(index = "GSI1", partition = "SHELF#{shelf}", sort = "#ITEM", when = @When(attribute = "rank"))
@AccessPattern(name = "byShelf", given = "shelf", where = @When(attribute = "rank"), cardinality = "0-100")
public record Item(String id, String shelf, Optional<Integer> rank) implements Shop {}
