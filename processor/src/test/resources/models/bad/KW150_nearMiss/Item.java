package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.util.Set;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
@SuppressWarnings("keywright:set-as-list")
public record Item(String id, Set<Price> prices, Set<String> tags) implements Shop {}
