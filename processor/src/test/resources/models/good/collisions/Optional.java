package com.example.collisions;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "E#{id}", sort = "OPTIONAL")
record Optional(String id, java.util.List<Map> maps, java.util.Optional<Values> values) implements Entry {}
