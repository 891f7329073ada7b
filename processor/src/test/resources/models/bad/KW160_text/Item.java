package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Version;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
public record Item(String id, @Version String version) implements Shop {}
