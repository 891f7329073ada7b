package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Counter;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
@Key(index = "GSI1", partition = "SHELF#{shelf}", sort = "VIEWS#{views}")
@AccessPattern(name = "popular", given = "shelf", range = "views")
public record Item(String id, String shelf, @Counter long views) implements Shop {}
