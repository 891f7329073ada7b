package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ITEM#{id.value}", sort = "#ITEM")
public record Item(ItemId id) implements Shop {}
