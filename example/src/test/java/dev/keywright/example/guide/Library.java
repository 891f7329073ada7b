package dev.keywright.example.guide;

import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Table;

@Table(name = "library-data")
@GlobalIndex("GSI1")
public sealed interface Library permits Card, Hold, Member, Review, Shelf, Visits {}
