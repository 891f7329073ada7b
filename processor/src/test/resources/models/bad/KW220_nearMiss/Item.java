package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
@Key(index = "GSI1", partition = "{tenant}#{region}", sort = "#ITEM")
@AccessPattern(name = "byRegion", given = {"tenant", "region"}, cardinality = "0-100")
public record Item(String id, String tenant, String region) implements Shop {}
