package com.example.shop;

import dev.keywright.annotations.View;

@View(of = Item.class)
public record Shown(String id, String name) {}
