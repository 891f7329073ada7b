package com.example.shop;

import dev.keywright.annotations.Counter;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Unique;
import java.math.BigDecimal;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
@Unique(value = "sales", key = "SALES#{sales:10.2}")
public record Item(String id, @Counter BigDecimal sales) implements Shop {}
