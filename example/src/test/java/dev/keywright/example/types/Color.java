package dev.keywright.example.types;

public enum Color {
    RED,
    GREEN
}
