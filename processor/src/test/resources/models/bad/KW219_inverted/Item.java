package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ITEM#{id}", sort = "SHELF#{shelf}")
@Key(index = "inverted", partition = "SHELF#{shelf}", sort = "ITEM#{id}")
public record Item(String id, String shelf) implements Shop {}
