package com.example.shop;

import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Table;

@Table(name = "shop-data")
@GlobalIndex("GSI1")
@GlobalIndex("GSI2")
@GlobalIndex("GSI3")
@GlobalIndex("GSI4")
@GlobalIndex("GSI5")
@GlobalIndex("GSI6")
@GlobalIndex("GSI7")
@GlobalIndex("GSI8")
@GlobalIndex("GSI9")
@GlobalIndex("GSI10")
@GlobalIndex("GSI11")
@GlobalIndex("GSI12")
@GlobalIndex("GSI13")
@GlobalIndex("GSI14")
@GlobalIndex("GSI15")
@GlobalIndex("GSI16")
@GlobalIndex("GSI17")
@GlobalIndex("GSI18")
@GlobalIndex("GSI19")
@GlobalIndex("GSI20")
@SuppressWarnings({"keywright:unused-index", "keywright:many-indexes"})
public sealed interface Shop permits Item {}
