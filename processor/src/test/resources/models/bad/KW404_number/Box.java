package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "BOX#{id}", sort = "#BOX")
public record Box(String id, int shelf) implements Shop {}
