package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.util.TreeMap;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
public record Item(String id, TreeMap<String, String> notes) implements Shop {}
