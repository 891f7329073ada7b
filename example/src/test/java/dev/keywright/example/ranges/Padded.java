package dev.keywright.example.ranges;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "PADDED#{id}", sort = "{value:6}")
@Key(index = "GSI1", partition = "PADDED#{id}", sort = "V#{value:6}#{copy}")
@Key(index = "LSI1", sort = "{value:6}#{copy}")
@AccessPattern(name = "inTable", given = "id", range = "value")
@AccessPattern(name = "inGlobal", given = "id", range = "value", index = "GSI1")
@AccessPattern(name = "inLocal", given = "id", range = "value", index = "LSI1")
record Padded(String id, int value, String copy) implements Ranges {}
