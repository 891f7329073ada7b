package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Counter;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.When;
import java.util.Optional;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
@Key(index = "GSI1", partition = "SHELF#{shelf}", sort = "#ITEM")
@AccessPattern(name = "sold", given = "shelf", where = @When(attribute = "sales"), trim = true)
public record Item(String id, String shelf, @Counter Optional<Long> sales) implements Shop {}
