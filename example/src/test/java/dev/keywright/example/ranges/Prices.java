package dev.keywright.example.ranges;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.math.BigDecimal;

@Entity
@Key(partition = "PRICES#{id}", sort = "{value:8.2}")
@Key(index = "GSI1", partition = "PRICES#{id}", sort = "V#{value:8.2}#{copy}")
@Key(index = "LSI1", sort = "{value:8.2}#{copy}")
@AccessPattern(name = "inTable", given = "id", range = "value")
@AccessPattern(name = "inGlobal", given = "id", range = "value", index = "GSI1")
@AccessPattern(name = "inLocal", given = "id", range = "value", index = "LSI1")
record Prices(String id, BigDecimal value, String copy) implements Ranges {}
