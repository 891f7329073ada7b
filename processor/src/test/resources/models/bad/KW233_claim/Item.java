package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Unique;
import dev.keywright.annotations.When;
import java.util.Optional;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
@Unique(value = "name", when = @When(attribute = "status", is = "OPEN", absent = true))
public record Item(String id, String name, Optional<Status> status) implements Shop {}
