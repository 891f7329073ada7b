package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Unique;

@Entity
@Key(sort = "{number}")
@Unique("serial")
public record Item(String id, long number, String serial) implements Shop {}
