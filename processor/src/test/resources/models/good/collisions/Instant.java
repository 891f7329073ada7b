package com.example.collisions;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "INSTANT#{at}", sort = "INSTANT")
record Instant(java.time.Instant at, java.time.Instant until) implements Collisions {}
