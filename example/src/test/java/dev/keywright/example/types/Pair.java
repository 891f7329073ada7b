package dev.keywright.example.types;

/** Generic; the attributes that use it say of what. */
public record Pair<A, B>(A first, B second) {}
