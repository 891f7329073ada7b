package com.example.shop;

import dev.keywright.annotations.Attribute;

@SuppressWarnings("keywright:stray-annotation")
public record Price(String currency, @Attribute("a") long amount) {}
