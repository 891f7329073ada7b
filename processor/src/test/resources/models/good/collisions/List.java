package com.example.collisions;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Unique;

@Entity
@Key(partition = "E#{id}", sort = "LIST#{name}")
@Unique("name")
record List(String id, String name, java.util.Map<String, List.Item> items) implements Entry {
    record Item(String name, int count) {}
}
