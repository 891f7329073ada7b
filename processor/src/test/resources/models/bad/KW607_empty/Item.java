package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Unique;

@Entity
@Key(partition = "ITEM", sort = "#ITEM")
@Unique({})
public record Item() implements Shop {}
