package dev.keywright.example.shapes;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

/** Called as a type that generated code imports. */
@Entity
@Key(partition = "QUERY#{id}")
public record Query(String id, ItemKey key) implements Shapes {}
