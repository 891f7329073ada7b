package com.example.shop;

import dev.keywright.annotations.Entity;

@Entity
public record Item(int number) implements Shop {}
