package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "BOX#{id}", sort = "#BOX")
@Key(index = "byShelf", partition = "BOXES")
public record Box(String id) implements Shop {}
