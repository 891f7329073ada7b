package com.example.shop;

import dev.keywright.annotations.Entity;

@Entity
public record Order(short number) implements Shop {}
