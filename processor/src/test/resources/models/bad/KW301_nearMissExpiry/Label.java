package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.View;

@View(of = Item.class)
@AccessPattern(name = "onShelf", given = "shelf")
public record Label(String id, String shelf) {}
