package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
@Key(index = "bySold", partition = "SOLD#{sold}", sort = "{id}")
@AccessPattern(name = "bySold", given = "sold", cardinality = "0-100")
public record Item(String id, boolean sold) implements Shop {}
