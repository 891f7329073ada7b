package dev.keywright.example.ranges;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.time.YearMonth;

@Entity
@Key(partition = "MONTHS#{id}", sort = "{value}")
@Key(index = "GSI1", partition = "MONTHS#{id}", sort = "V#{value}#{copy}")
@Key(index = "LSI1", sort = "{value}#{copy}")
@AccessPattern(name = "inTable", given = "id", range = "value")
@AccessPattern(name = "inGlobal", given = "id", range = "value", index = "GSI1")
@AccessPattern(name = "inLocal", given = "id", range = "value", index = "LSI1")
record Months(String id, YearMonth value, String copy) implements Ranges {}
