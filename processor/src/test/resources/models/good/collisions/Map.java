package com.example.collisions;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "E#{id}", sort = "MAP")
record Map(String id, String text) implements Entry {}
