package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.View;
import java.util.Optional;

@View(of = Item.class)
@AccessPattern(name = "onShelf", given = "shelf")
public record Label(Class<?> id, Optional<String> text) {}
