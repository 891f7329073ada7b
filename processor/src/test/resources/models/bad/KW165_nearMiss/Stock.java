package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Version;

@Entity
@Key(partition = "STOCK#{place}", sort = "#STOCK")
public record Stock(String place, @Version int version) implements Shop {}
