package dev.keywright.example.guide;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.View;

@View(of = Book.class)
@AccessPattern(name = "byIsbn", given = "isbn")
public record BookTitle(String isbn, String title) {}
