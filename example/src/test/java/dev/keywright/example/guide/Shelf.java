package dev.keywright.example.guide;

import dev.keywright.annotations.AccessPattern;

@AccessPattern(name = "all", given = "isbn", cardinality = "1-100", about = "A book and who has it")
public sealed interface Shelf extends Library permits Book, Loan {}
