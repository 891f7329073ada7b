package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Unique;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
@Unique(value = "name", key = "NAME#{name}")
public record Item(String id, String name) implements Shop {}
