package dev.keywright.example.evolution;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Table;

@Table(name = "profiles")
@GlobalIndex("GSI1")
@AccessPattern(name = "of", given = "id")
public sealed interface Profiles permits Profile {}
