package com.example.projections;

import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Projection;
import dev.keywright.annotations.Table;

@Table(name = "fleet")
@GlobalIndex(
        value = "GSI1",
        projection = Projection.INCLUDE,
        include = {"type", "state"})
@GlobalIndex(value = "GSI2", projection = Projection.INCLUDE, include = "type")
public sealed interface Fleet permits Lease, Trip {}
