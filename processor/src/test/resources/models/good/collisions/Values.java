package com.example.collisions;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "E#{id}", sort = "VALUES")
record Values(String id, Kind kind) implements Entry {
    enum Kind {
        A,
        B
    }
}
