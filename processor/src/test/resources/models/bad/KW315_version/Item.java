package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Version;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
@AccessPattern(name = "ofVersion", given = {"shelf", "version"})
public record Item(String id, String shelf, @Version int version) implements Shop {}
