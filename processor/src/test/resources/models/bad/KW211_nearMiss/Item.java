package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.util.List;

@Entity
@Key(partition = "ITEM#{id}", sort = "{name}")
public record Item(String id, String name, List<String> tags) implements Shop {}
