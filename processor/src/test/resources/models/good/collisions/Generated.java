package com.example.collisions;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "E#{id}", sort = "GENERATED")
record Generated(String id, int amount) implements Entry {}
