package com.example.shop;

import dev.keywright.annotations.Unique;

@Unique("currency")
public record Price(String currency, long amount) {}
