package dev.keywright.example.aggregates;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Aggregate;
import java.util.List;

@Aggregate
@AccessPattern(name = "byCode", given = "code", cardinality = "0-5")
record OrderWithCards(Shop.Order order, List<Shop.Card> cards) {}
