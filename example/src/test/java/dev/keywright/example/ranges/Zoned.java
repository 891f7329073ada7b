package dev.keywright.example.ranges;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.time.OffsetDateTime;

@Entity
@Key(partition = "ZONED#{id}", sort = "{value:utc}")
@Key(index = "GSI1", partition = "ZONED#{id}", sort = "V#{value:utc}#{copy}")
@Key(index = "LSI1", sort = "{value:utc}#{copy}")
@AccessPattern(name = "inTable", given = "id", range = "value:utc")
@AccessPattern(name = "inGlobal", given = "id", range = "value:utc", index = "GSI1")
@AccessPattern(name = "inLocal", given = "id", range = "value:utc", index = "LSI1")
record Zoned(String id, OffsetDateTime value, String copy) implements Ranges {}
