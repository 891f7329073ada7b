package com.example.collisions;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "E#{id}", sort = "QUERY#{at}")
@Key(index = "Optional", partition = "Q#{values}", sort = "{at}")
@AccessPattern(name = "query", given = "values", range = "at")
@AccessPattern(name = "optional", given = {"values", "at"}, cardinality = "0-1")
record Query(String id, java.time.Instant at, String values, java.util.Optional<String> note) implements Entry {}
