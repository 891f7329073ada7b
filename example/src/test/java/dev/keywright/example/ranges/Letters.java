package dev.keywright.example.ranges;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "LETTERS#{id}", sort = "{value}")
@Key(index = "GSI1", partition = "LETTERS#{id}", sort = "V#{value}#{copy}")
@Key(index = "LSI1", sort = "{value}#{copy}")
@AccessPattern(name = "inTable", given = "id", range = "value")
@AccessPattern(name = "inGlobal", given = "id", range = "value", index = "GSI1")
@AccessPattern(name = "inLocal", given = "id", range = "value", index = "LSI1")
record Letters(String id, Letter value, String copy) implements Ranges {}
