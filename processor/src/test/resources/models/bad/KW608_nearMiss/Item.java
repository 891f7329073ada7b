package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Unique;
import dev.keywright.annotations.Version;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
@Unique({"name", "edition"})
public record Item(String id, String name, int edition, @Version int version) implements Shop {}
