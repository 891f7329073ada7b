package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
@AccessPattern(name = "bySold", given = "sold")
public record Item(String id, boolean sold) implements Shop {}
