package com.example.parts;

import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Table;

@Table(name = "shops")
@GlobalIndex("GSI1")
@GlobalIndex("GSI2")
public sealed interface Shops permits Shop {}
