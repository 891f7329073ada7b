package dev.keywright.example.evolution;

import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Table;

@Table(name = "profiles")
@GlobalIndex("GSI1")
public sealed interface Profiles permits Profile {}
