package com.example.lifecycle;

import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Projection;
import dev.keywright.annotations.Table;

@Table(name = "lives-data")
@GlobalIndex("GSI1")
@GlobalIndex(
        value = "expiring",
        partition = "user",
        sort = "expiresAt",
        projection = Projection.INCLUDE,
        include = {"type", "id"})
public sealed interface Lives permits Account, Bean, Entry, Session, Ticket {}
