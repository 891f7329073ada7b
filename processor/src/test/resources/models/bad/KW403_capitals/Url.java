package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "A#{id}", sort = "#A")
public record Url(String id) implements Shop {}
