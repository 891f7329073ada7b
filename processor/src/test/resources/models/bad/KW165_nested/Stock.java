package com.example.shop;

import dev.keywright.annotations.Version;

public record Stock(int count, @Version int version) {}
