package com.example.shop;

import dev.keywright.annotations.Counter;

public record Views(@Counter long number) {}
