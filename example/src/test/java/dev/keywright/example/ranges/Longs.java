package dev.keywright.example.ranges;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "LONGS#{id}", sort = "{value}")
@Key(index = "GSI1", partition = "LONGS#{id}", sort = "V#{value}#{copy}")
@Key(index = "LSI1", sort = "{value}#{copy}")
@AccessPattern(name = "inTable", given = "id", range = "value")
@AccessPattern(name = "inGlobal", given = "id", range = "value", index = "GSI1")
@AccessPattern(name = "inLocal", given = "id", range = "value", index = "LSI1")
record Longs(String id, long value, String copy) implements Ranges {}
