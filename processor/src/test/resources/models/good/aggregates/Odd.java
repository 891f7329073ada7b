package com.example.aggregates;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Aggregate;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.SortOrder;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

@Aggregate
@AccessPattern(name = "assemble", given = {"table", "children"})
@AccessPattern(name = "one", given = {"table", "children"})
@AccessPattern(name = "list", given = {"table", "children"}, order = SortOrder.DESCENDING)
record Odd(Item parser, @Nullable Note one, Optional<Odd.AggregateItems> assemble) {
    @Entity
    @Key(partition = "ODD#{table}#{children}", sort = "#A")
    record Item(String table, String children) implements Shop {}

    @Entity
    @Key(partition = "ODD#{table}#{items}", sort = "B")
    record Note(String table, String items) implements Shop {}

    @Entity
    @Key(partition = "ODD#{table}#{children}", sort = "C")
    record AggregateItems(String table, String children) implements Shop {}
}
