package dev.keywright.example.types;

import dev.keywright.annotations.Table;

@Table(name = "types")
public sealed interface Types permits Scalars, Times, Collections, Structures, Profile {}
