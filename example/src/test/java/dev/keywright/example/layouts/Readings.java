package dev.keywright.example.layouts;

import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Table;

/** All keys are attributes of the entity, with their native types. */
@Table(name = "readings", partitionKey = "sensor", sortKey = "sequence", typeAttribute = "kind")
@GlobalIndex(
        value = "byPlace",
        partition = {"tenant", "region"},
        sort = {"building", "level"})
@GlobalIndex(value = "inverted", partition = "sequence", sort = "sensor")
@GlobalIndex(value = "byLevel", partition = "tenant", sort = "level")
public sealed interface Readings permits Reading {}
