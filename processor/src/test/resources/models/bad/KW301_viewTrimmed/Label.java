package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.View;
import dev.keywright.annotations.When;

@View(of = Item.class)
@AccessPattern(name = "onShelf", given = "shelf", where = @When(attribute = "state", is = "new"), trim = true)
public record Label(String id, String name) {}
