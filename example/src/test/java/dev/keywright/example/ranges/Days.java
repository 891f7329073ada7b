package dev.keywright.example.ranges;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.time.Instant;

@Entity
@Key(partition = "DAYS#{id}", sort = "{value:day}")
@Key(index = "GSI1", partition = "DAYS#{id}", sort = "V#{value:day}#{copy}")
@Key(index = "LSI1", sort = "{value:day}#{copy}")
@AccessPattern(name = "inTable", given = "id", range = "value:day")
@AccessPattern(name = "inGlobal", given = "id", range = "value:day", index = "GSI1")
@AccessPattern(name = "inLocal", given = "id", range = "value:day", index = "LSI1")
record Days(String id, Instant value, String copy) implements Ranges {}
