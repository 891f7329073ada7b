package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
@Key(index = "GSI1", partition = "SHELF#{shelf}", sort = "#ITEM")
@Key(index = "GSI1", partition = "STATUS#{status}", sort = "#ITEM")
public record Item(String id, String shelf, Status status) implements Shop {}
