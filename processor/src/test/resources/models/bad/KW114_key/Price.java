package com.example.shop;

import dev.keywright.annotations.Key;

@Key(partition = "PRICE#{currency}", sort = "#PRICE")
public record Price(String currency, long amount) {}
