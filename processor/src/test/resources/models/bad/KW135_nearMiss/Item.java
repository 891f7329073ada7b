package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.util.Map;
import java.util.UUID;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
public record Item(String id, Map<Language, String> notes, Map<UUID, Integer> sold) implements Shop {}
