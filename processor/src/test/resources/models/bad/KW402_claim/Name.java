package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity(type = "itemNameClaim")
@Key(partition = "N#{id}", sort = "#N")
public record Name(String id) implements Shop {}
