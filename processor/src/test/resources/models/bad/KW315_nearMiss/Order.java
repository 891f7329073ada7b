package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.util.List;

@Entity
@Key(partition = "ORDER#{id}", sort = "#ORDER")
public record Order(String id, List<String> tags) implements Shop {}
