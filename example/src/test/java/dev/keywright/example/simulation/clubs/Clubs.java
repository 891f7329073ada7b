package dev.keywright.example.simulation.clubs;

import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Table;

/** A table without a type attribute. */
@Table(name = "clubs", typeAttribute = "")
@GlobalIndex("GSI1")
public sealed interface Clubs permits Player {}
