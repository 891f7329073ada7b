package dev.keywright.example.types;

import dev.keywright.annotations.Convert;

/** Its converter is declared once, here. */
@Convert(CelsiusConverter.class)
public record Celsius(double degrees) {}
