package dev.keywright.example.ranges;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.time.LocalDate;

@Entity
@Key(partition = "DATES#{id}", sort = "{value}")
@Key(index = "GSI1", partition = "DATES#{id}", sort = "V#{value}#{copy}")
@Key(index = "LSI1", sort = "{value}#{copy}")
@AccessPattern(name = "inTable", given = "id", range = "value")
@AccessPattern(name = "inGlobal", given = "id", range = "value", index = "GSI1")
@AccessPattern(name = "inLocal", given = "id", range = "value", index = "LSI1")
record Dates(String id, LocalDate value, String copy) implements Ranges {}
