package dev.keywright.example.types;

public record Sku(String value) {}
