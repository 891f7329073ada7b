package com.example.sparse;

import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Table;

@Table(name = "tasks", delimiter = '|')
@GlobalIndex("GSI1")
@GlobalIndex("GSI2")
@GlobalIndex("GSI3")
public sealed interface Tasks permits Task, Member {}
