package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ITEM#{id}", sort = "SHELF#{shelf}")
@AccessPattern(name = "onShelf", given = "shelf")
public record Item(String id, String shelf) implements Shop {}
