package dev.keywright.example.faults;

import dev.keywright.annotations.Table;

@Table(name = "tallies")
public sealed interface Tallies permits Tally {}
