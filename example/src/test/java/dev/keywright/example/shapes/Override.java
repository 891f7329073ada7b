package dev.keywright.example.shapes;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

/** Called as a type that every source sees without an import. */
@Entity
@Key(partition = "OVERRIDE#{id}")
record Override(String id, int value) implements Shapes {}
