package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.util.Collection;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
public record Item(String id, Collection<String> tags, String[] names) implements Shop {}
