package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
public record Item(String id, Optional<List<String>> tags, OptionalInt sold) implements Shop {}
