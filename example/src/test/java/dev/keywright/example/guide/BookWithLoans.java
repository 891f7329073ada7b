package dev.keywright.example.guide;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Aggregate;
import java.util.List;

@Aggregate
@AccessPattern(name = "byIsbn", given = "isbn")
public record BookWithLoans(Book book, List<Loan> loans) {}
