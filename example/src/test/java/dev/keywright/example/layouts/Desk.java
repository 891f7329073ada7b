package dev.keywright.example.layouts;

import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.LocalIndex;
import dev.keywright.annotations.Table;

@Table(name = "desk", partitionKey = "pk", sortKey = "sk", typeAttribute = "_kind", delimiter = '!')
@GlobalIndex(value = "inverted", partition = "sk", sort = "pk")
@GlobalIndex(value = "work", partition = "work_pk", sort = "work_sk")
@GlobalIndex("paths")
@LocalIndex(value = "byPriority", sort = "priority_sk")
public sealed interface Desk permits Ticket, Watcher {}
