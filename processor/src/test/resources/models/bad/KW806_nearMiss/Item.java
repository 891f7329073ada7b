package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@SuppressWarnings("keywright:single-item")
@Entity
@Key(partition = "SETTINGS", sort = "#SETTINGS")
public record Item(String id) implements Shop {}
