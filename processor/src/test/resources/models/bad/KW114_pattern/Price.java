package com.example.shop;

import dev.keywright.annotations.AccessPattern;

@AccessPattern(name = "byCurrency", given = "currency")
@AccessPattern(name = "byAmount", given = "amount")
public record Price(String currency, long amount) {}
