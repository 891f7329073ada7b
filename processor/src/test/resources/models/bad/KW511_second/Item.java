package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.When;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
@Key(index = "GSI1", partition = "SHELF#{shelf}", sort = "#ITEM", when = @When(attribute = "sold", is = "true"))
@Key(index = "GSI1", partition = "X#{shelf}", sort = "#ITEM", when = @When(attribute = "sold", is = "false"))
@Key(index = "GSI1B", partition = "ALL", sort = "#ITEM")
public record Item(String id, String shelf, boolean sold) implements Shop {}
