package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Unique;

@Entity
@Unique("serial")
public record Item(String id, long number, String serial) implements Shop {}
