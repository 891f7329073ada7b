package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "N#{id}", sort = "#N")
public record Notify(String id) implements Shop {}
