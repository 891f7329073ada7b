package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.util.List;

@Entity
@Key(partition = "ORDER#{id}", sort = "#ORDER")
@AccessPattern(name = "byTag", given = "tags")
public record Order(String id, List<String> tags) implements Shop {}
