package com.example.natives;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Projection;
import dev.keywright.annotations.SortOrder;
import dev.keywright.annotations.Table;
import java.math.BigDecimal;
import java.time.Instant;

@Table(name = "readings", partitionKey = "sensor", sortKey = "sequence")
@GlobalIndex(value = "byPlace", partition = {"tenant", "region"}, sort = {"building", "takenAt"})
@GlobalIndex(value = "by-value", partition = "tenant", sort = "value", projection = Projection.KEYS_ONLY)
@GlobalIndex(value = "inverted", partition = "sequence", sort = "sensor", projection = Projection.INCLUDE, include = "building")
@GlobalIndex(value = "types", partition = "type", sort = "takenAt")
@GlobalIndex(value = "byZone", partition = "zone", sort = "rank")
@GlobalIndex(value = "mixed", partition = "mixedPK", sort = "sequence")
public interface Readings {}
