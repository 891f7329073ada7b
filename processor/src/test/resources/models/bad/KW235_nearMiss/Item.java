package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.TimeToLive;
import dev.keywright.annotations.Unique;
import dev.keywright.annotations.When;
import java.time.Instant;
import java.util.Optional;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
@Key(index = "GSI1", partition = "SHELF#{shelf}", sort = "#ITEM", when = @When(attribute = "sales"))
@Unique(value = "shelf", when = @When(attribute = "expiresAt"))
@AccessPattern(name = "onShelf", given = "shelf", where = @When(attribute = "sales"))
public record Item(String id, String shelf, Optional<Integer> sales, @TimeToLive Optional<Instant> expiresAt) implements Shop {}
