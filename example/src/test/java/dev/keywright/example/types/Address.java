package dev.keywright.example.types;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

public record Address(String street, @Nullable String city, Optional<Color> door, List<String> lines) {}
