package com.example.indexes;

import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.LocalIndex;
import dev.keywright.annotations.Table;

@Table(name = "documents", partitionKey = "pk", sortKey = "sk", typeAttribute = "kind")
@GlobalIndex(value = "inverted", partition = "sk", sort = "pk")
@GlobalIndex("states")
@LocalIndex("byTitle")
@LocalIndex(value = "bySize", sort = "size")
public sealed interface Documents permits Document, Revision {}
