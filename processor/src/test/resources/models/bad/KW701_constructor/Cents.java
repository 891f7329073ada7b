package com.example.shop;

import dev.keywright.annotations.Convert;

@Convert(CentsConverter.class)
public record Cents(long value) {}
