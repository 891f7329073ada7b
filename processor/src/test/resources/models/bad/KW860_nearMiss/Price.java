package com.example.shop;

import dev.keywright.annotations.Attribute;

public record Price(String currency, @Attribute("a") long amount) {}
