package dev.keywright.example.brownfield;

import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Table;

@Table(name = "legacy", partitionKey = "hk", sortKey = "rk", typeAttribute = "_et", delimiter = '|')
@GlobalIndex(value = "by_mail", partition = "mail", sort = "")
@GlobalIndex(value = "by_state", partition = "gs1", sort = "gs2")
public sealed interface Legacy permits User, Purchase {}
