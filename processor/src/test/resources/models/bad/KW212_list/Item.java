package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.util.List;

@Entity
@Key(partition = "ITEM#{id}", sort = "{tags.size}")
public record Item(String id, List<String> tags) implements Shop {}
