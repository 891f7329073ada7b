package dev.keywright.example.shapes;

/** Called as a type that generated code imports. */
public record Map(String from, String to) {}
