package com.example.shop;

import dev.keywright.annotations.Counter;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Unique;
import dev.keywright.annotations.When;
import java.util.Optional;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
@Unique(value = "name", when = @When(attribute = "sales", absent = true))
public record Item(String id, String name, @Counter Optional<Integer> sales) implements Shop {}
