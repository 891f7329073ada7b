package com.example.shop;

import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Projection;
import dev.keywright.annotations.Table;

@Table(name = "shop-data")
@GlobalIndex(value = "GSI1", projection = Projection.INCLUDE, include = {"type", "id", "name", "text"})
public sealed interface Shop permits Item {}
