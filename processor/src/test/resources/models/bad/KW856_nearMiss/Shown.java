package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.View;

@View(of = Item.class)
@AccessPattern(name = "byId", given = "id")
public record Shown(String id, String name) {}
