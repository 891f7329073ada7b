package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.util.Optional;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
@Key(index = "GSI1", partition = "SHELF#{shelf}", sort = "{name}")
public record Item(String id, String shelf, String name, Optional<String> text) implements Shop {}
