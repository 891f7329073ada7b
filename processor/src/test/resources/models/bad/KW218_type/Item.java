package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
@Key(index = "byType", partition = "ITEMS", sort = "{id}")
public record Item(String id) implements Shop {}
