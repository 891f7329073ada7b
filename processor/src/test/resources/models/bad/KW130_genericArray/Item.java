package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.util.List;
import java.util.Optional;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
public record Item(String id, List<String>[] tags, Optional<List<String>[][]> pages) implements Shop {}
