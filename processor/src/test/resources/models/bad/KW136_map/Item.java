package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.util.Map;
import java.util.OptionalInt;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
public record Item(String id, Map<String, OptionalInt> sold) implements Shop {}
