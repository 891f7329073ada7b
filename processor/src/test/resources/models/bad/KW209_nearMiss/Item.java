package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ITEM#{id}", sort = "{version}#{path:raw}")
public record Item(String id, String path, int version) implements Shop {}
