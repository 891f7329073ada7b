package dev.keywright.benchmarks.heap;

import dev.keywright.annotations.Table;

/** A table of large item collections. */
@Table(name = "archive")
public sealed interface Archive permits Document {}
