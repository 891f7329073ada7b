package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Version;
import dev.keywright.annotations.View;

@View(of = Item.class)
@AccessPattern(name = "label", given = "id")
public record Label(String name, @Version int version) {}
