package com.example.aggregates;

import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Table;

@Table(name = "shop-data")
@GlobalIndex("GSI1")
public sealed interface Shop permits Order, OrderLine, Invoice, Payment, Odd.Item, Odd.Note, Odd.AggregateItems {}
